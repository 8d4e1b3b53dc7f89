import Foundation
import LayoutCore

/// What a long stack knows of its children from the last time that it arranged them.
///
/// One that comes, goes or grows among a thousand is asked, and the gaps beside it are; of the
/// others only the places are added up again, which is a small part of what it takes to ask them.
///
///     known          a   b   c   d
///     c goes         a   b   d           asked: the gap between b and d
///     x comes        a   x   b   d       asked: x and the gaps beside it
///     d has grown    a   x   b   d       asked: d and the gap before it
///
/// It is for stacks that offer every child the same, as a column in a scroll view does. Where a
/// length is shared out, what one child takes changes what the others are offered.
///
/// It holds sixteen bytes for each child beside the arrangement.
@MainActor
struct StackRun {
  private(set) var arrangement = Arrangement.empty
  private var stack: StackLayout
  private var offer: ProposedViewSize
  /// Where the children begin across the axis, from the guide; no number where one is to be asked.
  private var starts: [CGFloat] = []
  /// Before each child; no number where its neighbours are to be asked.
  private var gaps: [CGFloat] = []

  /// Fewer children are asked faster than one finds out which of them need not be.
  static let leastCount = 16

  /// Of a stack of which nothing is known.
  init(_ stack: StackLayout, offer: ProposedViewSize) {
    self.stack = stack
    self.offer = offer
  }

  /// What every child of a stack is offered where its length is not shared out; nil where it is.
  static func commonOffer(_ proposal: ProposedViewSize, along axis: Axis) -> ProposedViewSize? {
    guard let length = proposal[axis] else { return proposal }
    guard length <= 0 || length == .infinity else { return nil }
    return ProposedViewSize(axis, major: max(length, 0), minor: proposal[axis.other])
  }

  /// Children have others in their places.
  ///
  /// - Complexity: linear in the children behind the place.
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

  /// Brings the arrangement up to date, as the stack would make it that asks each child.
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

  /// Asks the children of which something is not known.
  private mutating func ask(_ children: [RenderNode]) {
    /// Of the child before, if it was asked.
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

  /// Puts the children one behind the other and lines them up, as every stack does.
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
