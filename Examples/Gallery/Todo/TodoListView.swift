import SwiftUI

/// The list with its filter, and the form for a new item.
struct TodoListView: View {
  @ObservedObject var store: TodoStore
  @State private var hidesDone = false

  private var shown: [TodoItem] {
    hidesDone ? store.items.filter { !$0.isDone } : store.items
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("\(store.items.count { $0.isDone })/\(store.items.count) done")
          .font(.headline)
        Spacer()
        Toggle("Hide done", isOn: $hidesDone)
          .toggleStyle(.button)
      }
      .padding(.horizontal)
      .padding(.vertical, 6)
      .frame(maxWidth: 640)
      if let problem = store.problem {
        Text(problem).foregroundStyle(.red).padding(.horizontal)
      }
      Divider()
      if shown.isEmpty {
        ContentUnavailableView(
          store.items.isEmpty ? "Nothing to do." : "All done.", systemImage: "checkmark.circle")
      } else {
        List {
          ForEach(shown) { item in
            TodoRow(item: item) { store.toggle(item.id) }
          }
          .onDelete { offsets in
            store.delete(Set(offsets.map { shown[$0].id }))
          }
        }
      }
      Divider()
      NewTodoForm { title, priority in store.add(title, priority: priority) }
        .padding(.horizontal)
        .padding(.vertical, 6)
        .frame(maxWidth: 640)
    }
  }
}
