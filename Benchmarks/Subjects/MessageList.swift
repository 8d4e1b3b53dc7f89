import SwiftUI

/// A list in a navigation stack: links with swipe actions and a badge.
struct MessageList: View {
  let items: [Item]
  let levers: Levers<Int>

  var body: some View {
    NavigationStack {
      List(items) { MessageRow(item: $0, levers: levers) }
        .navigationDestination(for: Int.self) { Text("\($0)") }
    }
  }
}

struct MessageRow: View {
  let item: Item
  let levers: Levers<Int>
  @State private var unread = 0

  var body: some View {
    let _ = levers.connect(item.id, $unread)
    NavigationLink(value: item.id) {
      VStack(alignment: .leading) {
        Text(item.title).font(.headline)
        Text("\(unread) unread").foregroundStyle(.secondary)
      }
    }
    .swipeActions { Button("Delete", role: .destructive) { unread = 0 } }
    .badge(unread)
  }
}
