// error: value of type 'Item' has no member 'title'
// An array without a dollar sign is not taken for a binding.
import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name: String
  var parts: [Item] = []
}

struct ContentView: View {
  @State private var items = [Item(id: 1, name: "Milk")]

  var body: some View {
    VStack {
      ForEach(items) { shelf in
        ForEach(shelf.parts) { box in
          ForEach(box.parts) { bag in
            ForEach(bag.parts) { piece in
              HStack {
                Text(piece.title)
                Spacer()
              }
            }
          }
        }
      }
    }
  }
}
