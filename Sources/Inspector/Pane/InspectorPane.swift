import Controls
import Foundation
import TextControls
import UIKitNames
import ViewBasics
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// The pane: the effects of the last action, and the current state graph.
struct InspectorPane: View {
  let journal: Journal
  /// The number of steps back from the last one; 0 follows the app.
  @State private var back = 0
  @State private var query = ""

  private var step: Journal.Step? {
    let index = journal.steps.count - 1 - back
    return journal.steps.indices.contains(index) ? journal.steps[index] : journal.steps.last
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          if let step {
            StepSummary(report: step.report, query: query)
            Divider()
          }
          StateList(
            graph: journal.graph, changed: Set(step?.report.changes.compactMap(\.id) ?? []),
            changedNames: Set(step?.report.changes.map(\.source) ?? []), query: query)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color(.secondarySystemBackground))
  }

  private var header: some View {
    HStack(spacing: 8) {
      Text("◆ State").bold().foregroundColor(.orange)
      Button("‹") { back = min(back + 1, max(journal.steps.count - 1, 0)) }
        .disabled(back >= journal.steps.count - 1)
        .accessibilityLabel("Earlier step")
      Text("\(step?.number ?? 0)/\(journal.steps.last?.number ?? 0)")
      Button("›") { back = max(back - 1, 0) }
        .disabled(back == 0)
        .accessibilityLabel("Later step")
      TextField("Search", text: $query)
    }
  }
}
