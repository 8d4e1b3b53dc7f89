// right
import SwiftUI

struct Item: Identifiable {
  let id: Int
  var title: String
}

struct LoopOverConstant: View {
  let items = [Item(id: 1, title: "Tea"), Item(id: 2, title: "Coffee")]

  var body: some View {
    ForEach(.constant(items)) { $item in TextField("Title", text: $item.title) }
    ForEach(.constant(items), id: \.title) { $item in Text(item.title) }
    List(.constant(items)) { $item in TextField("Title", text: $item.title) }
  }
}
