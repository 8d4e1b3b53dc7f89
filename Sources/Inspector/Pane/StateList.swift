import Controls
import Foundation
import UpdateRecording
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// Who owns, borrows and reads each state.
///
///     ◆ ParentView.isOn = false  @State
///       ├─▷ ToggleControl.isOn   @Binding
///       └─▶ Toggle in ToggleControl
struct StateList: View {
  let graph: StateGraphSnapshot
  /// The sources that the step changed, by id, and their properties, by name.
  let changed: Set<String>
  let changedNames: Set<String>
  let query: String

  var body: some View {
    let entries = entries
    VStack(alignment: .leading, spacing: 0) {
      if entries.isEmpty {
        Text(query.isEmpty ? "No state yet." : "Nothing is called so.")
          .foregroundColor(.secondary)
      }
      ForEach(entries.prefix(FactLine.limit)) { entry in
        StateEntry(entry: entry)
      }
      if entries.count > FactLine.limit {
        Text("and \(entries.count - FactLine.limit) more: search for a name")
          .foregroundColor(.secondary)
      }
    }
  }

  private var entries: [StateEntry.Content] {
    let matching = graph.sources.filter { source in
      query.isEmpty || source.name.localizedCaseInsensitiveContains(query)
        || source.type.localizedCaseInsensitiveContains(query)
        || source.readers.contains {
          graph.name(of: $0).localizedCaseInsensitiveContains(query)
        }
    }
    // What changed comes first; rows of one type that did not are one entry.
    let groups = Counted.group(matching) { source in
      changed.contains(source.id) || !query.isEmpty ? source.id : ViewName.withoutItem(source.name)
    }
    return groups.map {
      StateEntry.Content(
        $0, graph, isChanged: changed.contains($0.element.id), changed: changedNames)
    }
    .sorted { $0.isChanged && !$1.isChanged }
  }
}
