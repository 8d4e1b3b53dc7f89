// error: value of type 'Item' has no member 'title'
// An array without a dollar sign is not taken for a binding.
import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name: String
  var isDone: Bool
}

struct ContentView: View {
  @State private var items = [Item(id: 1, name: "Milk", isDone: false)]
  @State private var showsDone = true

  var body: some View {
    NavigationStack {
      List {
        Section("Shopping") {
          ForEach(items) { item in
            HStack {
              Image(systemName: item.isDone ? "checkmark.circle" : "circle")
                .foregroundStyle(item.isDone ? .green : .gray)
              VStack(alignment: .leading) {
                Text(item.title)
                  .font(.headline)
                Text("Item \(item.id)")
                  .font(.caption)
                  .foregroundStyle(.secondary)
              }
              Spacer()
              Button("Delete") { items.removeAll { $0.id == item.id } }
            }
            .padding(.vertical, 4)
          }
        }
        Section {
          Toggle("Shows what is done", isOn: $showsDone)
        } header: {
          Text("Settings")
        } footer: {
          Text("\(items.count) items")
        }
      }
      .navigationTitle("Items")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") {
            items.append(Item(id: items.count, name: "New", isDone: false))
          }
        }
      }
    }
  }
}
