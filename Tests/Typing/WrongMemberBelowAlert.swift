// error: value of type 'Item' has no member 'title'
// The alert's title and the screen's are tried in each of their forms, along with everything in the
// list.
import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name: String
}

struct ContentView: View {
  @State private var items = [Item(id: 1, name: "Milk")]
  @State private var doomed: Item?
  @State private var asks = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(items) { item in
          HStack {
            Text(item.title)
            Spacer()
            Text("Item \(item.id)")
              .font(.caption)
              .foregroundStyle(.secondary)
          }
          .onTapGesture {
            doomed = item
            asks = true
          }
        }
        .onDelete { items.remove(atOffsets: $0) }
      }
      .navigationTitle("Items")
      .alert("Delete?", isPresented: $asks, presenting: doomed) { item in
        Button("Delete", role: .destructive) { items.removeAll { $0.id == item.id } }
      } message: { item in
        Text("\(item.name) cannot be brought back.")
      }
    }
  }
}
