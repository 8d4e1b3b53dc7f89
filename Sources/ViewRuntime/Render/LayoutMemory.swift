import Foundation
import LayoutCore

/// Layout results that only few nodes keep, behind a single reference in the node.
@MainActor
class LayoutMemory {
  // The most recent guides that the node returned, except those that ``SizeAnswers`` remembers. The
  // last one is stored inline: a text in a baseline-aligned row has no other.
  @exclusivity(unchecked) private final var lastGuide: GuideAnswer?
  /// Stored in the padding after the guide.
  private final let hasArrangement: Bool
  @exclusivity(unchecked) private final var olderGuides: [GuideAnswer] = []
  @exclusivity(unchecked) final var spacing: Spacing?

  private static let mostGuides = 8

  /// Boxed, because few nodes need the space.
  indirect enum Spacing {
    case of(ViewSpacing)
  }

  init() { hasArrangement = false }

  /// Creates a memory with room for an arrangement and the contents of another memory.
  fileprivate init(arrangingAfter former: LayoutMemory?) {
    hasArrangement = true
    guard let former else { return }
    lastGuide = former.lastGuide
    olderGuides = former.olderGuides
    spacing = former.spacing
  }

  /// The memory itself, if it has room for an arrangement. A cast or an overridden property would
  /// be too slow here.
  final var ofContainer: ContainerMemory? {
    hasArrangement ? unsafeDowncast(self, to: ContainerMemory.self) : nil
  }

  /// Whether it holds anything besides an arrangement, which can be made again.
  final var isWorthKeeping: Bool {
    lastGuide != nil || spacing != nil || ofContainer?.run != nil
  }

  // MARK: Guides

  final var hasGuides: Bool { lastGuide != nil }

  /// Returns the guide that the node returned for a size; nil if it is unknown.
  final func guide(
    _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat?? {
    if let lastGuide, lastGuide.isFor(key, size, proposal) { return lastGuide.value }
    // By index: iterating over the array would retain it for each guide that a stack reads.
    for index in olderGuides.indices where olderGuides[index].isFor(key, size, proposal) {
      return olderGuides[index].value
    }
    return nil
  }

  final func keep(_ guide: GuideAnswer) {
    if let lastGuide {
      if olderGuides.count >= Self.mostGuides - 1 { olderGuides.removeFirst() }
      olderGuides.append(lastGuide)
    }
    lastGuide = guide
  }

  /// Returns all guides and forgets them.
  final func takeGuides() -> (older: [GuideAnswer], last: GuideAnswer?) {
    defer { forgetGuides() }
    return (olderGuides, lastGuide)
  }

  final func forgetGuides() {
    lastGuide = nil
    if !olderGuides.isEmpty { olderGuides = [] }
  }
}

/// The memory of a node that arranges children. Most exist only during a layout pass: a short stack
/// drops its arrangement once it is placed.
final class ContainerMemory: LayoutMemory {
  /// The proposal that the arrangement was made for.
  @exclusivity(unchecked) private(set) var proposal = ProposedViewSize.zero
  @exclusivity(unchecked) private(set) var arrangement = Arrangement.empty
  /// Whether the arrangement is valid.
  @exclusivity(unchecked) private(set) var isArranged = false
  /// For a long stack, what it does not need to measure again.
  @exclusivity(unchecked) var run: StackRun?

  /// Creates a memory that takes over from one without room for an arrangement.
  init(after former: LayoutMemory?) { super.init(arrangingAfter: former) }

  func keep(_ arrangement: Arrangement, for proposal: ProposedViewSize) {
    self.proposal = proposal
    self.arrangement = arrangement
    isArranged = true
  }

  func arrangement(for proposal: ProposedViewSize) -> Arrangement? {
    isArranged && self.proposal == proposal ? arrangement : nil
  }

  /// Replaces a range of a long stack's children.
  func replace(_ former: Range<Int>, withCount count: Int) {
    run?.replace(former, withCount: count)
  }

  func forgetArrangement() {
    isArranged = false
    arrangement = .empty
  }
}

/// The alignment guide that a node returned for a size.
struct GuideAnswer {
  let key: AlignmentKey
  let proposal: ProposedViewSize
  let size: CGSize
  let value: CGFloat?

  func isFor(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> Bool {
    self.key == key && self.size == size && self.proposal == proposal
  }
}

/// A node's spacing to its neighbours, if it is known. Nearly all nodes have one of three spacings.
enum KnownSpacing: UInt8 {
  case unknown
  case usual
  case ofTexts
  case ofControls
  /// Stored in the node's ``LayoutMemory``.
  case other
}
