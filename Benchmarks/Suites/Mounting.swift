import SwiftUI

extension Benchmark {
  /// From the view's value to the first patch.
  static let mounting = Benchmark(name: "mount") {
    var pairs: [TimedPair] = []
    for count in [1_000, 100_000] {
      let items = Item.make(0..<count)
      pairs.append(
        timeMaking(rounds: count == 1_000 ? 15 : 3) {
          Stage(RowList(items, Board()))
        } against: {
          PlainList(items)
        })
    }
    let growth = TimedPair(subject: pairs[1].subject, counterpart: pairs[0].subject)
    return [
      Figure("1,000 rows", pairs[0]).seconds(atMost: 0.02),
      Figure("100,000 rows", pairs[1]),
      Figure("100,000 rows", growth, against: "1,000 rows").ratio(atMost: 120),
      bytesPerRow(),
    ]
  }

  @MainActor
  private static func bytesPerRow() -> Figure {
    let count = 50_000
    let items = Item.make(0..<count)
    let board = Board()
    let before = Memory.residentBytes()
    let stage = Stage(RowList(items, board))
    let mounted = Memory.residentBytes()
    let plain = PlainList(items)
    let both = Memory.residentBytes()
    withExtendedLifetime((stage, plain)) {}
    return Figure(
      "memory",
      remark: "\((mounted - before) / count) bytes for a row of 5 views and 3 nodes, "
        + "the host's copy included; by hand \((both - mounted) / count)")
  }
}
