import Foundation
import LayoutCore
import Testing

@Suite struct AlignmentTests {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  private enum Other: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] + 1 }
  }

  private let dimensions = ViewDimensions(size: CGSize(width: 30, height: 12))

  @Test("S11.10 Unset guides have their defaults")
  func defaults() {
    #expect(dimensions[HorizontalAlignment.leading] == 0)
    #expect(dimensions[HorizontalAlignment.center] == 15)
    #expect(dimensions[.trailing] == 30)
    #expect(dimensions[VerticalAlignment.center] == 6)
    #expect(dimensions[.firstTextBaseline] == 12)
    #expect(dimensions[HorizontalAlignment(Third.self)] == 10)
    #expect(dimensions[HorizontalAlignment(Other.self)] == 1)
    #expect(dimensions[explicit: .trailing] == nil)
  }

  @Test("S11.10 An explicit guide wins over its default")
  func explicit() {
    let set = ViewDimensions(
      size: dimensions.size, guides: FixedGuides([HorizontalAlignment.leading.key: -4]))
    #expect(set[.leading] == -4)
    #expect(set[explicit: .leading] == -4)
    #expect(set[HorizontalAlignment(Other.self)] == -3)
    #expect(set != dimensions)
  }

  @Test("Guides are equal if their definition and their axis are")
  func identity() {
    #expect(HorizontalAlignment(Third.self) == HorizontalAlignment(Third.self))
    #expect(HorizontalAlignment(Third.self) != HorizontalAlignment(Other.self))
    #expect(HorizontalAlignment(Third.self).key != VerticalAlignment(Third.self).key)
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
  }

  @Test("S11.18 Children's guides merge to their mean, baselines to the outermost one")
  func combining() {
    #expect(HorizontalAlignment.leading.combineExplicit([1, nil, 3, 8]) == 4)
    #expect(HorizontalAlignment.leading.combineExplicit([nil, nil]) == nil)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([5, 2, nil]) == 2)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([5, 2, nil]) == 5)
  }
}
