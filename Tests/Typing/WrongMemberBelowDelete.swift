// error: value of type 'Item' has no member 'title'
// A loop with a modifier was tried as a loop of tabs and as one of a table's rows, too.
import SwiftUI

struct Item: Identifiable, Hashable {
  let id: Int
  var name: String
  var parts: [Item] = []
}

struct ContentView: View {
  @State private var items = [Item(id: 1, name: "Milk")]

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(items) { item in
            NavigationLink(value: item) {
              HStack {
                Text(item.title)
                Spacer()
                Image(systemName: "star")
              }
            }
            .contextMenu {
              ForEach(item.parts) { part in
                NavigationLink(part.name, value: part)
              }
            }
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        } header: {
          Text("Open")
        }
      }
      .navigationTitle("Items")
      .toolbar {
        ToolbarItem { EditButton() }
      }
    }
  }
}
