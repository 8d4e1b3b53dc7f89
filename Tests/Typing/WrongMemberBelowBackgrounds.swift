// error: value of type 'Item' has no member 'title'
// A closure of views after a view was tried as a style, as a shape and as a view.
import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name: String
}

struct ContentView: View {
  @State private var items = [Item(id: 1, name: "Milk")]

  var body: some View {
    ScrollView {
      VStack {
        ForEach(items) { item in
          VStack {
            Text(item.title)
              .font(.headline)
          }
          .background { RoundedRectangle(cornerRadius: 8).fill(Color.blue) }
          .overlay { Circle().stroke(Color.red) }
        }
      }
      .background { Color.gray }
    }
    .overlay { Image(systemName: "plus") }
    .background { Color.white }
  }
}
