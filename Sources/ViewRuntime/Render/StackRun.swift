import Foundation
import LayoutCore

/// What a long stack knows of its children.
///
/// When one of a thousand children is inserted, removed or resized, only that child is measured
/// again. The lengths of all are still divided and added up, at a small part of the cost of asking
/// every child.
///
///     known          a   b   c   d
///     c goes         a   b   d           nothing is measured
///     x comes        a   x   b   d       measured: x
///     d has grown    a   x   b   d       measured: d
///
/// A stack is asked for its size with a few proposals, to find its limits and its share. The answers
/// of its children are kept for each of them, because a child that changes changes all. Where a
/// length is divided, a child whose share has become another one is measured as well.
///
/// It needs 32 bytes per child for each of the proposals, 16 more where a length is divided, and 8
/// for the gaps.
@MainActor
final class StackRun {
  /// With fewer children, measuring all is faster than determining which need it.
  static let leastCount = 16

  /// How many of the stack's proposals are remembered.
  private static let mostProposals = 4

  /// How often a child had to be asked for a size.
  private(set) var measurementCount = 0

  @exclusivity(unchecked) fileprivate private(set) var axis: Axis
  @exclusivity(unchecked) private var alignment: AlignmentKey
  /// The children, while they are arranged.
  @exclusivity(unchecked) private var children: [RenderNode] = []
  /// The answers to the current proposal.
  @exclusivity(unchecked) private var current: Answers
  /// The answers to other proposals, the most recent ones last.
  @exclusivity(unchecked) private var others: [Answers] = []
  /// The spacings that occur among the children.
  @exclusivity(unchecked) private var spacings: [ViewSpacing] = []
  /// The place of each child's spacing among ``spacings``.
  @exclusivity(unchecked) private var spacingPlaces: [UInt8] = []
  /// The gap before each child; NaN if unknown, empty if the stack has a spacing of its own.
  @exclusivity(unchecked) private var gaps: [CGFloat] = []

  private static let unknownSpacing = UInt8.max
  private static let mostSpacings = 8

  init(_ stack: StackLayout, proposal: ProposedViewSize, count: Int) {
    axis = stack.axis
    alignment = stack.alignment
    current = Answers(to: proposal, count: count)
    spacingPlaces = Array(repeating: Self.unknownSpacing, count: count)
  }

  /// What the children answered while the stack had one proposal.
  private final class Answers {
    @exclusivity(unchecked) var proposal: ProposedViewSize
    @exclusivity(unchecked) var shares: [Share]
    /// The children's limits, where a length is divided.
    @exclusivity(unchecked) var limits: [Limits] = []

    init(to proposal: ProposedViewSize, count: Int) {
      self.proposal = proposal
      shares = Array(repeating: Share(), count: count)
    }

    func forget(_ index: Int) {
      shares[index] = Share()
      if !limits.isEmpty { limits[index] = Limits() }
    }

    func replace(_ former: Range<Int>, withCount count: Int) {
      shares.replaceSubrange(former, with: repeatElement(Share(), count: count))
      guard !limits.isEmpty else { return }
      limits.replaceSubrange(former, with: repeatElement(Limits(), count: count))
    }
  }

  /// A child's size for the length that it was offered last; the width or height across is the one
  /// that the stack was proposed.
  private struct Share {
    /// NaN if there is no answer, which equals no length.
    var offer = CGFloat.nan
    var guide: CGFloat = 0
    var size = CGSize.zero

    /// Stands for an unspecified length. No stack offers a negative one.
    static let unspecified: CGFloat = -1
  }

  /// A child's lengths for a proposal of 0 and for an infinite one; NaN if unknown.
  private struct Limits {
    var minimum = CGFloat.nan
    var maximum = CGFloat.nan
  }

  /// Replaces a range of children.
  ///
  /// - Complexity: linear in the children after the range.
  func replace(_ former: Range<Int>, withCount count: Int) {
    guard former.upperBound <= spacingPlaces.count else {
      (spacingPlaces, gaps, others) = ([], [], [])
      current = Answers(to: current.proposal, count: 0)
      return
    }
    current.replace(former, withCount: count)
    for answers in others { answers.replace(former, withCount: count) }
    spacingPlaces.replaceSubrange(
      former, with: repeatElement(Self.unknownSpacing, count: count))
    guard !gaps.isEmpty else { return }
    gaps.replaceSubrange(former, with: repeatElement(.nan, count: count))
    forgetGap(former.lowerBound + count)
  }

  /// Returns the arrangement; it is the same as if the stack measured every child.
  func arrange(
    _ children: [RenderNode], by stack: StackLayout, in proposal: ProposedViewSize
  ) -> Arrangement {
    if spacingPlaces.count != children.count || axis != stack.axis
      || alignment != stack.alignment
    {
      forgetAll(children.count, stack)
    }
    forgetChanged(children)
    recall(proposal)
    self.children = children
    defer { self.children = [] }
    if let offer = stack.commonOffer(proposal) { return arrangeAll(by: stack, offer: offer) }
    return stack.arrange(KnownChildren(run: self, endIndex: children.count), in: proposal)
  }

  /// Arranges children that all get the same proposal, like those of a column in a scroll view: what
  /// is known of them is only put together.
  private func arrangeAll(by stack: StackLayout, offer: ProposedViewSize) -> Arrangement {
    let length = offer[axis] ?? Share.unspecified
    for index in children.indices where current.shares[index].offer != length {
      _ = share(index, offer)
    }
    if stack.spacing == nil { findGaps() }
    let shares = current.shares
    var placements: [Arrangement.Placement] = []
    placements.reserveCapacity(shares.count)
    for share in shares {
      placements.append(stack.placement(share.size, guide: share.guide, offer))
    }
    let size = stack.line(up: &placements, gaps: stack.spacing == nil ? gaps : nil)
    return Arrangement(size: size, placements: placements)
  }

  private func findGaps() {
    if gaps.isEmpty { gaps = Array(repeating: .nan, count: children.count) }
    for index in gaps.indices where gaps[index].isNaN {
      gaps[index] = index == 0 ? 0 : spacing(index - 1).distance(to: spacing(index), along: axis)
    }
  }

  private func forgetGap(_ index: Int) {
    if index < gaps.count { gaps[index] = .nan }
  }

  private func forgetAll(_ count: Int, _ stack: StackLayout) {
    (axis, alignment) = (stack.axis, stack.alignment)
    others = []
    spacings = []
    spacingPlaces = Array(repeating: Self.unknownSpacing, count: count)
    gaps = []
    current = Answers(to: current.proposal, count: count)
  }

  private func forgetChanged(_ children: [RenderNode]) {
    for index in children.indices where children[index].mayAnswerOtherwise {
      children[index].mayAnswerOtherwise = false
      current.forget(index)
      for answers in others { answers.forget(index) }
      spacingPlaces[index] = Self.unknownSpacing
      forgetGap(index)
      forgetGap(index + 1)
    }
  }

  /// Makes the answers to a proposal the current ones.
  private func recall(_ proposal: ProposedViewSize) {
    if current.proposal == proposal { return }
    let former = current
    if let place = others.firstIndex(where: { $0.proposal == proposal }) {
      current = others.remove(at: place)
    } else {
      if others.count == Self.mostProposals - 1 { others.removeFirst() }
      current = Answers(to: proposal, count: spacingPlaces.count)
    }
    others.append(former)
  }
}

// MARK: - Answers

extension StackRun {
  fileprivate func priority(_ index: Int) -> Double { children[index].priority }

  fileprivate func spacing(_ index: Int) -> ViewSpacing {
    let place = spacingPlaces[index]
    if place != Self.unknownSpacing { return spacings[Int(place)] }
    let spacing = children[index].spacing
    if let known = spacings.firstIndex(where: { $0.isSame(as: spacing) }) {
      spacingPlaces[index] = UInt8(known)
    } else if spacings.count < Self.mostSpacings {
      spacingPlaces[index] = UInt8(spacings.count)
      spacings.append(spacing)
    }
    return spacing
  }

  /// Returns a child's length for a proposal of 0 or for an infinite one.
  fileprivate func limit(_ index: Int, _ proposal: ProposedViewSize) -> CGFloat {
    if current.limits.isEmpty {
      current.limits = Array(repeating: Limits(), count: spacingPlaces.count)
    }
    let isMinimum = proposal[axis] == 0
    let known = current.limits[index]
    let limit = isMinimum ? known.minimum : known.maximum
    if !limit.isNaN { return limit }
    measurementCount += 1
    let length = children[index].sizeThatFits(proposal)[axis]
    if isMinimum {
      current.limits[index].minimum = length
    } else {
      current.limits[index].maximum = length
    }
    return length
  }

  /// Returns a child's size for its final proposal.
  fileprivate func share(
    _ index: Int, _ proposal: ProposedViewSize
  ) -> (size: CGSize, guide: CGFloat) {
    let offer = proposal[axis] ?? Share.unspecified
    let known = current.shares[index]
    if known.offer == offer { return (known.size, known.guide) }
    measurementCount += 1
    let dimensions = children[index].dimensions(in: proposal)
    let share = Share(offer: offer, guide: dimensions[alignment], size: dimensions.size)
    current.shares[index] = share
    return (share.size, share.guide)
  }
}

/// The children of a long stack as they are remembered.
@MainActor
private struct KnownChildren: @MainActor RandomAccessCollection {
  unowned(unsafe) let run: StackRun
  let endIndex: Int

  var startIndex: Int { 0 }

  subscript(index: Int) -> KnownChild { KnownChild(run: run, index: index) }
}

/// A child of a long stack, which is asked only for what is not known of it.
@MainActor
private struct KnownChild: @MainActor LayoutItem {
  unowned(unsafe) let run: StackRun
  let index: Int

  var priority: Double { run.priority(index) }

  var spacing: ViewSpacing { run.spacing(index) }

  /// Returns a size of which only the length is right: a stack asks for limits, which have no other.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(run.axis, major: run.limit(index, proposal), minor: 0)
  }

  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: run.share(index, proposal).size, proposal: proposal)
  }

  func size(
    _ proposal: ProposedViewSize, guide: AlignmentKey
  ) -> (size: CGSize, guide: CGFloat) {
    run.share(index, proposal)
  }
}
