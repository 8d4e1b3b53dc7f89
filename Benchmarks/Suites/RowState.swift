import SwiftUI

extension Benchmark {
  /// One row's state, changing a text without its size: from the write to the patch.
  static let rowState = Benchmark(name: "row-state") {
    let (few, many) = (RowChange(1_000), RowChange(100_000))
    let figures = [few, many].map { change in
      let work = change.stage.count { change.board.label(of: 7).wrappedValue = "8" }
      let pair = timeInTurns(rounds: 15, calls: 1_000, change.make, against: change.makeByHand)
      return Figure("one row of \(grouped(change.count))", pair, work: work)
        .bodies(exactly: 1).ratio(atMost: 5)
    }
    let growth = timeInTurns(rounds: 15, calls: 1_000, many.make, against: few.make)
    return figures + [Figure("100,000 rows", growth, against: "1,000 rows").ratio(atMost: 1.5)]
  }

  /// Rows whose labels change, and their hand-written counterpart.
  @MainActor
  private struct RowChange {
    let count: Int
    let board = Board()
    let stage: Stage
    let plain: PlainList

    init(_ count: Int) {
      self.count = count
      stage = Stage(RowList(Item.make(0..<count), board))
      plain = PlainList(Item.make(0..<count))
    }

    func make(_ call: Int) {
      stage.show { board.label(of: spread(call, count)).wrappedValue = digit(call) }
    }

    func makeByHand(_ call: Int) { plain.setLabel(spread(call, count), digit(call)) }
  }

  /// One row's state, changing the height of a text: everything below it moves.
  static let rowSize = Benchmark(name: "row-size") {
    let board = Board()
    // In a window that is shorter than the list, a row could not grow.
    let stage = Stage(ScrollView { RowList(Item.make(0..<1_000), board) })
    let plain = PlainList(Item.make(0..<1_000))
    let work = stage.count { board.label(of: 7).wrappedValue = "a\nb" }
    stage.show { board.label(of: 7).wrappedValue = "0" }
    let texts = ["a\nb", "0"]
    let pair = timeInTurns(calls: 20) { call in
      stage.show { board.label(of: 7).wrappedValue = texts[call % 2] }
    } against: { call in
      plain.setLabel(7, texts[call % 2])
    }
    return [
      Figure("one row of 1,000", pair, work: work).bodies(exactly: 1).seconds(atMost: 1e-3)
    ]
  }

  /// One element of the array that the parent holds.
  static let parentElement = Benchmark(name: "parent-element") {
    let board = Board()
    let stage = Stage(RowList(Item.make(0..<1_000), board))
    let plain = PlainList(Item.make(0..<1_000))
    let work = stage.count { board.items.wrappedValue[7].title = "Item x" }
    let pair = timeInTurns(calls: 20) { call in
      stage.show { board.items.wrappedValue[7].title = "Item \(digit(call))" }
    } against: { call in
      plain.setTitle(7, "Item \(digit(call))")
    }
    return [
      Figure("one element of 1,000", pair, work: work).bodies(exactly: 2).seconds(atMost: 1e-3)
    ]
  }
}

/// A few dozen rows all over the list, in turn.
private func spread(_ call: Int, _ count: Int) -> Int { call % 61 * (count / 61) }

/// Never the row's former value, because 10 and 61 have no common factor.
private func digit(_ call: Int) -> String { "\(call % 10)" }

/// A formatted number.
func grouped(_ number: Int) -> String {
  number < 1_000
    ? "\(number)"
    : "\(grouped(number / 1_000)),\(String(repeating: "0", count: 3 - "\(number % 1_000)".count))"
      + "\(number % 1_000)"
}
