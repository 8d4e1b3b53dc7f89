// error: value of type 'Item' has no member 'title'
// A toolbar's closure was tried as views and as items, along with the view that it belongs to.
import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name: String
}

struct ContentView: View {
  @State private var items = [Item(id: 1, name: "Milk")]
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      TabView {
        VStack {
          List {
            ForEach(items) { item in
              HStack {
                Text(item.title)
                Spacer()
                Text(item.name)
              }
            }
            .onDelete { items.remove(atOffsets: $0) }
          }
          .toolbar {
            ToolbarItem(placement: .primaryAction) {
              Button("Add") { isAdding = true }
            }
          }
        }
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { isAdding = false }
          }
        }
      }
      .toolbar { EditButton() }
    }
    .toolbar { Button("Help") {} }
    .toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Spacer()
        Button("Print") {}
      }
    }
    .toolbar { Button("Share") {} }
  }
}
