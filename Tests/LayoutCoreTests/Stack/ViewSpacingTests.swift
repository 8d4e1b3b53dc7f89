import Foundation
import LayoutCore
import Testing

@Suite struct ViewSpacingTests {
  private let text = ViewSpacing(textAbove: 2, below: 3)

  @Test("S11.5 Neighbours without a preference are 8 apart")
  func standard() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(text.distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(text.distance(to: text, along: .horizontal) == 8)
  }

  @Test("S11.5 The larger preference of two neighbours applies")
  func larger() {
    let (small, large) = (ViewSpacing(general: 4), ViewSpacing(general: 12))
    #expect(small.distance(to: large, along: .vertical) == 12)
    #expect(large.distance(to: small, along: .vertical) == 12)
    #expect(small.distance(to: ViewSpacing(), along: .vertical) == 4)
  }

  @Test("S11.5 Text keeps its font's spacing to text")
  func texts() {
    #expect(text.distance(to: text, along: .vertical) == 3)
  }

  @Test("S11.5 A spacer adds nothing beside itself")
  func spacer() {
    #expect(ViewSpacing.zero.distance(to: text, along: .vertical) == 0)
    #expect(text.distance(to: .zero, along: .horizontal) == 0)
  }

  @Test("A union takes the larger preference on the given sides")
  func union() {
    let merged = ViewSpacing(general: 4).union(ViewSpacing(general: 12), edges: .leading)
    #expect(merged.distance(to: .zero, along: .horizontal) == 4)
    #expect(ViewSpacing.zero.distance(to: merged, along: .horizontal) == 12)
    #expect(ViewSpacing().union(.zero).distance(to: .zero, along: .vertical) == 0)
  }
}
