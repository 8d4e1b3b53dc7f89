import SwiftUI

@main
struct BorrowingApp: App {
  var body: some Scene {
    WindowGroup("Packing") { BagView().padding() }
  }
}

struct Item: Identifiable {
  let name: String
  var isPacked = false

  var id: String { name }
}

struct BagView: View {
  @State private var items = [
    Item(name: "Passport"), Item(name: "Toothbrush"), Item(name: "A good book"),
  ]

  private var left: Int { items.count { !$0.isPacked } }

  var body: some View {
    VStack(alignment: .leading) {
      ForEach($items) { $item in
        ItemRow(item: $item)
      }
      Text(left == 0 ? "All packed" : "\(left) to go")
    }
  }
}

struct ItemRow: View {
  @Binding var item: Item

  var body: some View {
    Toggle(item.name, isOn: $item.isPacked)
  }
}
