import SwiftUI

/// The cards of each column, in order.
@Observable
final class BoardModel {
  private(set) var cards: [BoardColumn: [Card]] = [
    .toDo: [Card(title: "積み木を片付ける"), Card(title: "Water the plants")],
    .doing: [Card(title: "Write a letter")],
  ]

  func cards(in column: BoardColumn) -> [Card] { cards[column] ?? [] }

  /// Moves cards to the end of a column, from wherever they were.
  func move(_ moved: [Card], to column: BoardColumn) {
    remove(moved)
    cards[column, default: []] += moved
  }

  func add(_ titles: [String], to column: BoardColumn) {
    cards[column, default: []] += titles.map { Card(title: $0) }
  }

  func remove(_ removed: [Card]) {
    let ids = Set(removed.map(\.id))
    for column in BoardColumn.allCases { cards[column]?.removeAll { ids.contains($0.id) } }
  }
}
