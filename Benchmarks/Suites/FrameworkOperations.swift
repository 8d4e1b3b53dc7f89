import SwiftUI

extension Benchmark {
  /// The operations of js-framework-benchmark, on rows with keys.
  static let frameworkOperations = Benchmark(name: "operations") {
    let (thousand, others) = (Item.make(0..<1_000), Item.make(1_000..<2_000))
    let tenThousand = Item.make(0..<10_000)
    return [
      operation("create 1,000", on: []) {
        $0.items.wrappedValue = thousand
      } by: {
        $0.append(thousand)
      },
      operation("create 10,000", on: [], rounds: 3) {
        $0.items.wrappedValue = tenThousand
      } by: {
        $0.append(tenThousand)
      },
      operation("replace all 1,000", on: thousand) {
        $0.items.wrappedValue = others
      } by: {
        $0.replace(others)
      },
      operation("update every 10th of 1,000", on: thousand) { board in
        var items = board.items.wrappedValue
        for index in stride(from: 0, to: items.count, by: 10) { items[index].title += " !!!" }
        board.items.wrappedValue = items
      } by: {
        $0.updateEveryTenth(" !!!")
      }.bodies(exactly: 101),
      operation("select one of 1,000", on: thousand) {
        $0.selection.wrappedValue = 5
      } by: {
        $0.select(5, insteadOf: nil)
      }.bodies(exactly: 1),
      operation("swap rows of 1,000", on: thousand) {
        $0.items.wrappedValue.swapAt(1, 998)
      } by: {
        $0.swap(1, 998)
      }.bodies(exactly: 1),
      operation("remove one of 1,000", on: thousand) { board in
        _ = board.items.wrappedValue.remove(at: 5)
      } by: {
        $0.remove(5)
      }.bodies(exactly: 1),
      operation("append 1,000 to 1,000", on: thousand) {
        $0.items.wrappedValue += others
      } by: {
        $0.append(others)
      }.bodies(exactly: 1_001),
      operation("append 1,000 to 10,000", on: tenThousand, rounds: 3) { board in
        board.items.wrappedValue += Item.make(10_000..<11_000)
      } by: {
        $0.append(Item.make(10_000..<11_000))
      }.bodies(exactly: 1_001),
      operation("swap rows of 10,000", on: tenThousand, rounds: 3) { board in
        board.items.wrappedValue.swapAt(1, 9_998)
      } by: {
        $0.swap(1, 9_998)
      }.bodies(exactly: 1),
      operation("remove one of 10,000", on: tenThousand, rounds: 3) { board in
        _ = board.items.wrappedValue.remove(at: 5)
      } by: {
        $0.remove(5)
      }.bodies(exactly: 1),
      operation("clear 1,000", on: thousand) {
        $0.items.wrappedValue = []
      } by: {
        $0.clear()
      },
    ]
  }

  /// Times one operation, each time on a new list.
  @MainActor
  private static func operation(
    _ name: String, on items: [Item], rounds: Int = 9, _ change: (Board) -> Void,
    by plainChange: (PlainList) -> Void
  ) -> Figure {
    let times = (0..<rounds).map { _ in
      let board = Board()
      let stage = Stage(RowList(items, board))
      let subject = seconds { stage.show { change(board) } }
      let plain = PlainList(items)
      return (subject: subject, counterpart: seconds { plainChange(plain) })
    }
    let board = Board()
    let stage = Stage(RowList(items, board))
    let work = stage.count { change(board) }
    return Figure(name, TimedPair(times), work: work)
  }
}
