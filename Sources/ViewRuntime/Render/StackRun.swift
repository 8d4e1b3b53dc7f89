import Foundation
import LayoutCore

/// What a long stack knows of its children from its last arrangement.
///
/// When one of a thousand children is inserted, removed or resized, only that child and the gaps
/// next to it are measured; the positions of the others are just added up again, at a small part of
/// the cost of measuring them.
///
///     known          a   b   c   d
///     c goes         a   b   d           measured: the gap between b and d
///     x comes        a   x   b   d       measured: x and the gaps next to it
///     d has grown    a   x   b   d       measured: d and the gap before it
///
/// It is for stacks that make every child the same proposal, like a column in a scroll view. Where
/// a length is divided among the children, the size of one changes the proposals of the others.
///
/// It needs sixteen bytes per child in addition to the arrangement.
@MainActor
struct StackRun {
  private(set) var arrangement = Arrangement.empty
  private var stack: StackLayout
  private var offer: ProposedViewSize
  /// Where the children begin on the cross axis, from the guide; NaN if unknown.
  private var starts: [CGFloat] = []
  /// The gap before each child; NaN if unknown.
  private var gaps: [CGFloat] = []

  /// With fewer children, measuring all is faster than determining which need it.
  static let leastCount = 16

  /// Creates the run of a stack that has not been arranged yet.
  init(_ stack: StackLayout, offer: ProposedViewSize) {
    self.stack = stack
    self.offer = offer
  }

  /// Returns the proposal for every child of a stack whose length is not divided; nil if it is.
  static func commonOffer(_ proposal: ProposedViewSize, along axis: Axis) -> ProposedViewSize? {
    guard let length = proposal[axis] else { return proposal }
    guard length <= 0 || length == .infinity else { return nil }
    return ProposedViewSize(axis, major: max(length, 0), minor: proposal[axis.other])
  }

  /// Replaces a range of children.
  ///
  /// - Complexity: linear in the children after the range.
  mutating func replace(_ former: Range<Int>, withCount count: Int) {
    guard former.upperBound <= starts.count else {
      starts = []
      return
    }
    let blank = Arrangement.Placement(origin: .zero, size: .zero, proposal: offer)
    let unknown = repeatElement(CGFloat.nan, count: count)
    arrangement.placements.replaceSubrange(former, with: repeatElement(blank, count: count))
    starts.replaceSubrange(former, with: unknown)
    gaps.replaceSubrange(former, with: unknown)
    let next = former.lowerBound + count
    if next < gaps.count { gaps[next] = .nan }
  }

  /// Updates the arrangement; the result is the same as if the stack measured every child.
  mutating func arrange(
    _ children: [RenderNode], by stack: StackLayout, offer: ProposedViewSize
  ) {
    if starts.count != children.count || self.stack != stack || self.offer != offer {
      forget(children.count, stack, offer)
    }
    ask(children)
    lineUp()
  }

  private mutating func forget(_ count: Int, _ stack: StackLayout, _ offer: ProposedViewSize) {
    (self.stack, self.offer) = (stack, offer)
    let blank = Arrangement.Placement(origin: .zero, size: .zero, proposal: offer)
    arrangement.placements = Array(repeating: blank, count: count)
    starts = Array(repeating: .nan, count: count)
    gaps = Array(repeating: .nan, count: count)
  }

  /// Measures the children that are not fully known.
  private mutating func ask(_ children: [RenderNode]) {
    /// The previous child's spacing, if the child was measured.
    var before: ViewSpacing?
    for index in children.indices {
      let isNew = children[index].mayAnswerOtherwise || starts[index].isNaN
      guard isNew || before != nil || gaps[index].isNaN else { continue }
      let child = children[index]
      if isNew {
        child.mayAnswerOtherwise = false
        let dimensions = child.dimensions(in: offer)
        let guide = dimensions[stack.alignment]
        starts[index] = guide.isFinite ? -guide : 0
        arrangement.placements[index].size = dimensions.size
      }
      if let spacing = stack.spacing {
        gaps[index] = index == 0 ? 0 : spacing
        continue
      }
      let own = child.spacing
      let former = before ?? (index == 0 ? nil : children[index - 1].spacing)
      gaps[index] = former?.distance(to: own, along: stack.axis) ?? 0
      before = isNew ? own : nil
    }
  }

  /// Places the children one after the other and aligns them, like every stack.
  private mutating func lineUp() {
    let (axis, minor) = (stack.axis, stack.axis.other)
    var end: CGFloat = 0
    var low = CGFloat.infinity
    var high = -CGFloat.infinity
    for index in starts.indices {
      let length = arrangement.placements[index].size
      low = min(low, starts[index])
      high = max(high, starts[index] + length[minor])
      end += gaps[index]
      arrangement.placements[index].origin[axis] = end
      end += length[axis]
    }
    for index in starts.indices {
      arrangement.placements[index].origin[minor] = starts[index] - low
    }
    arrangement.size = CGSize(axis, major: end, minor: high - low)
  }
}
