// error: value of type 'Item' has no member 'title'
// A loop with a modifier was also tried as a loop of tabs and as one of table rows.
import SwiftUI

struct Item: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct ContentView: View {
  @State private var items = [Item(id: 1, name: "Milk")]
  @State private var shops = [Item(id: 1, name: "Market")]

  var body: some View {
    NavigationStack {
      List {
        ForEach(shops) { shop in
          Section {
            ForEach(items) { item in
              NavigationLink(value: item) {
                HStack {
                  Text(item.title)
                  Spacer()
                  Image(systemName: "star")
                }
              }
            }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          } header: {
            Text(shop.name)
          }
        }
        .onDelete { shops.remove(atOffsets: $0) }
      }
      .navigationTitle("Items")
      .toolbar {
        ToolbarItem { EditButton() }
      }
    }
  }
}
