import SwiftUI

/// A column of rows as apps have them: a card with a picture, a button, a tap gesture and a
/// condition.
struct CardList: View {
  let items: [Item]
  let levers: Levers<Int>

  var body: some View {
    VStack {
      ForEach(items) { Card(item: $0, levers: levers) }
    }
  }
}

struct Card: View {
  let item: Item
  let levers: Levers<Int>
  @State private var count = 0

  var body: some View {
    let _ = levers.connect(item.id, $count)
    VStack(alignment: .leading) {
      HStack {
        Image(systemName: "star")
        Text(item.title).font(.headline)
      }
      Text("\(count)").foregroundStyle(.secondary)
      if count >= 100 { Text("Many") }
      Button("More") { count += 1 }
    }
    .padding()
    .background(Color.gray)
    .cornerRadius(8)
    .onTapGesture { count = 0 }
  }
}
