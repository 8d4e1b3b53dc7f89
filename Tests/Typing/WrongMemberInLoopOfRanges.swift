// error: value of type 'Item' has no member 'title'
import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name: String
}

struct ContentView: View {
  @State private var items = [Item(id: 1, name: "Milk")]

  var body: some View {
    VStack {
      ForEach(0..<3) { block in
        VStack {
          ForEach(0..<3) { row in
            HStack {
              ForEach(0..<3) { column in
                Text(items[column].title)
              }
            }
          }
        }
      }
    }
  }
}
