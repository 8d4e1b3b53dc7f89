// error: value of type 'Item' has no member 'title'
// A title has few forms, and forms of a section that the call does not name are not tried.
import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name: String
}

struct ContentView: View {
  @State private var items = [Item(id: 1, name: "Milk")]

  var body: some View {
    NavigationStack {
      List {
        Section("Shopping") {
          ForEach(items) { item in
            HStack {
              Image(systemName: "circle")
                .foregroundStyle(.green)
              VStack(alignment: .leading) {
                Text(item.title)
                  .font(.headline)
                Text("Item \(item.id)")
                  .font(.caption)
                  .foregroundStyle(.secondary)
              }
              Spacer()
            }
            .padding(.vertical, 4)
          }
          .onDelete { items.remove(atOffsets: $0) }
        }
        Group {
          Text("\(items.count) items")
        }
      }
      .navigationTitle("Items")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") {
            items.append(Item(id: items.count, name: "New"))
          }
        }
      }
    }
  }
}
