import Controls
import Foundation
import UpdateRecording
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A list of all state, with its owners, borrowers and readers.
///
///     ◆ ParentView.isOn = false  @State
///       ├─▷ ToggleControl.isOn   @Binding
///       └─▶ Toggle in ToggleControl
struct StateList: View {
  let graph: StateGraphSnapshot
  /// The ids of the sources that the step changed, and the names of their properties.
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
    // Changes come first; unchanged rows of one type form one entry.
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
