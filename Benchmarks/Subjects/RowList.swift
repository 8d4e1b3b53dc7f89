import SwiftUI

/// A column of rows, each with its own state and two texts.
struct RowList: View {
  let board: Board
  @State private var items: [Item]
  @State private var selection: Int?

  init(_ items: [Item], _ board: Board) {
    self.board = board
    _items = State(initialValue: items)
  }

  var body: some View {
    let _ = board.connect($items, $selection)
    VStack {
      ForEach(items) { item in
        Row(item: item, isSelected: item.id == selection, board: board)
      }
    }
  }
}

struct Row: View {
  let item: Item
  var isSelected = false
  let board: Board
  @State private var label = "0"

  var body: some View {
    let _ = board.connect(item.id, $label)
    HStack {
      Text(isSelected ? "> \(item.title)" : "- \(item.title)")
      Text(label)
    }
  }
}

/// Bindings to the lists' states, for changes from outside.
final class Board {
  private(set) var items: Binding<[Item]> = .constant([])
  private(set) var selection: Binding<Int?> = .constant(nil)
  private var labels: [Binding<String>?] = []

  func connect(_ items: Binding<[Item]>, _ selection: Binding<Int?>) {
    self.items = items
    self.selection = selection
  }

  /// Once is enough, because what a row does besides showing itself is not to be measured.
  func connect(_ id: Int, _ label: @autoclosure () -> Binding<String>) {
    while labels.count <= id { labels.append(nil) }
    if labels[id] == nil { labels[id] = label() }
  }

  func label(of id: Int) -> Binding<String> { labels[id]! }
}
