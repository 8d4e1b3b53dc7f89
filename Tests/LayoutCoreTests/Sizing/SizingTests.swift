import Foundation
import LayoutCore
import Testing

@Suite struct SizingTests {
  @Test("S11.6 Padding proposes less, never less than zero, and grows the size")
  func padding() {
    let padding = PaddingLayout(.all, nil)
    #expect(
      padding.childProposal(.init(width: 100, height: 20)) == .init(width: 68, height: 0))
    #expect(padding.childProposal(.unspecified) == .unspecified)
    #expect(padding.size(child: .init(width: 10, height: 5)) == .init(width: 42, height: 37))
    #expect(padding.childOrigin == CGPoint(x: 16, y: 16))
    let sides = PaddingLayout(.horizontal, 3)
    #expect(sides.size(child: .zero) == CGSize(width: 6, height: 0))
    #expect(PaddingLayout(.all, -9).size(child: .init(width: 10, height: 30)).width == 0)
  }

  @Test("S11.12 A fixed size proposes the ideal length on its axes")
  func fixedSize() {
    let offer = ProposedViewSize(width: 5, height: 6)
    #expect(FixedSizeLayout().childProposal(offer) == .unspecified)
    #expect(
      FixedSizeLayout(axes: .horizontal).childProposal(offer) == .init(width: nil, height: 6))
  }

  private func ratio(
    _ ratio: CGFloat?, _ mode: ContentMode, _ width: CGFloat?, _ height: CGFloat?
  ) -> ProposedViewSize {
    AspectRatioLayout(ratio, contentMode: mode).childProposal(.init(width: width, height: height)) {
      CGSize(width: 30, height: 10)
    }
  }

  @Test("S11.12 A ratio fits or fills the proposal")
  func aspectRatio() {
    #expect(ratio(2, .fit, 100, 100) == .init(width: 100, height: 50))
    #expect(ratio(2, .fill, 100, 100) == .init(width: 200, height: 100))
    #expect(ratio(2, .fit, 100, 10) == .init(width: 20, height: 10))
    #expect(ratio(2, .fill, 100, 10) == .init(width: 100, height: 50))
  }

  @Test("S11.12 Without a ratio, the child's ideal size determines the shape")
  func idealRatio() {
    #expect(ratio(nil, .fit, 60, 60) == .init(width: 60, height: 20))
  }

  @Test("S11.12 An unspecified dimension follows the other one")
  func openRatio() {
    #expect(ratio(2, .fit, nil, 10) == .init(width: 20, height: 10))
    #expect(ratio(2, .fill, 10, nil) == .init(width: 10, height: 5))
    #expect(ratio(2, .fit, nil, nil) == .unspecified)
    #expect(ratio(2, .fit, .infinity, 10) == .init(width: 20, height: 10))
    #expect(ratio(0, .fit, 3, 4) == .init(width: 3, height: 4))
  }

  @Test("S11.17 The first child whose ideal size fits is chosen, else the last")
  func fitting() {
    let items = [Box.rigid(30, 2), .rigid(20, 9), .rigid(10, 1), .rigid(15, 1)]
    func choose(_ width: CGFloat?, _ height: CGFloat?, _ axes: Axis.Set = .both) -> Int? {
      FittingChoice(axes: axes).choose(from: items, in: .init(width: width, height: height))
    }
    #expect(choose(40, 5) == 0)
    #expect(choose(20, 5) == 2)
    #expect(choose(20, 5, .horizontal) == 1)
    #expect(choose(5, 5) == 3)
    #expect(choose(nil, nil) == 0)
    #expect(FittingChoice().choose(from: [Box](), in: .zero) == nil)
  }

  @Test("S11.10 A container places its guide on the child's")
  func placing() {
    let child = ViewDimensions(size: CGSize(width: 10, height: 4))
    let frame = CGSize(width: 30, height: 20)
    #expect(Alignment.center.origin(of: child, in: frame) == CGPoint(x: 10, y: 8))
    #expect(Alignment.topLeading.origin(of: child, in: frame) == .zero)
    #expect(Alignment.bottomTrailing.origin(of: child, in: frame) == CGPoint(x: 20, y: 16))
    let guided = ViewDimensions(
      size: child.size, guides: FixedGuides([HorizontalAlignment.trailing.key: 4]))
    #expect(Alignment.topTrailing.origin(of: guided, in: frame) == CGPoint(x: 26, y: 0))
    let endless = CGSize(width: CGFloat.infinity, height: 20)
    #expect(Alignment.center.origin(of: child, in: endless) == CGPoint(x: 0, y: 8))
  }
}
