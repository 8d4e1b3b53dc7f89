import SwiftUI

extension Benchmark {
  /// From the view's value to the first patch.
  static let mounting = Benchmark(name: "mount") {
    let (few, many) = (Item.make(0..<1_000), Item.make(0..<100_000))
    return [
      Figure(
        "1,000 rows",
        timeMaking(rounds: 15) {
          Stage(RowList(few, Board()))
        } against: {
          PlainList(few)
        }
      )
      .seconds(atMost: 0.02),
      Figure(
        "100,000 rows",
        timeMaking(rounds: 3) {
          Stage(RowList(many, Board()))
        } against: {
          PlainList(many)
        }),
      Figure(
        "100,000 rows",
        timeMaking(rounds: 7, counterparts: 5) {
          Stage(RowList(many, Board()))
        } against: {
          Stage(RowList(few, Board()))
        }, against: "1,000 rows"
      )
      .ratio(atMost: 120),
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
