import Foundation
import LayoutCore
import Testing

@Suite struct GridTracksTests {
  private func lengths(_ items: [GridItem], _ available: CGFloat?) -> [CGFloat] {
    GridTracks(items, available: available).tracks.map(\.length)
  }

  @Test("Flexible columns share the width that fixed ones and gaps leave")
  func shares() {
    let grid = GridTracks(
      [GridItem(.fixed(40), spacing: 10), GridItem(.flexible()), GridItem()], available: 158)
    #expect(grid.tracks.map(\.length) == [40, 50, 50])
    #expect(grid.tracks.map(\.start) == [0, 50, 108])
    #expect(grid.length == 158)
  }

  @Test("An adaptive item makes as many columns as fit into its share")
  func adaptive() {
    #expect(lengths([GridItem(.adaptive(minimum: 30))], 100) == [46, 46])
    #expect(lengths([GridItem(.adaptive(minimum: 28))], 100) == [28, 28, 28])
    #expect(lengths([GridItem(.adaptive(minimum: 28, maximum: 29), spacing: 0)], 100).count == 3)
    #expect(
      lengths([.init(.fixed(40)), .init(), .init(.adaptive(minimum: 30))], 200) == [40, 72, 32, 32])
    #expect(
      GridTracks([GridItem(.adaptive(minimum: 28))], available: 100).tracks.map(\.item) == [
        0, 0, 0,
      ])
  }

  @Test("Columns keep their minimum length if there is too little room")
  func narrow() {
    #expect(lengths([GridItem(), GridItem(.flexible(minimum: 60))], 40) == [16, 60])
    #expect(lengths([GridItem(.adaptive(minimum: 90))], 20) == [90])
  }

  @Test("Without a proposal, and with an empty one, there are still columns")
  func extremes() {
    #expect(lengths([], 50) == [50])
    #expect(lengths([GridItem(), GridItem(.fixed(20))], nil) == [10, 20])
    #expect(lengths([GridItem(.adaptive(minimum: 30))], .infinity) == [30])
    #expect(lengths([GridItem(.adaptive(minimum: 0), spacing: 0)], 5) == [1, 1, 1, 1, 1])
  }
}
