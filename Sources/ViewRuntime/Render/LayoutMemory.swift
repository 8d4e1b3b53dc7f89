import Foundation
import LayoutCore

/// What only few nodes keep from being laid out: one reference in the node for all of it.
@MainActor
class LayoutMemory {
  /// The guides that the node returned, other than those that ``SizeAnswers`` remembers.
  @exclusivity(unchecked) final var guides = GuideAnswers()
  @exclusivity(unchecked) final var spacing: Spacing?

  /// Boxed, because few nodes need the space.
  indirect enum Spacing {
    case of(ViewSpacing)
  }

  /// The memory itself, if it has room for an arrangement.
  var ofContainer: ContainerMemory? { nil }

  /// Whether there is anything but an arrangement that can be made again.
  var isWorthKeeping: Bool { !guides.isEmpty || spacing != nil }
}

/// The memory of a node that arranges children. Most exist only during a layout pass: a short stack
/// drops its arrangement once it is placed.
final class ContainerMemory: LayoutMemory {
  /// What the arrangement was made for.
  @exclusivity(unchecked) private(set) var proposal = ProposedViewSize.zero
  @exclusivity(unchecked) private(set) var arrangement = Arrangement.empty
  /// Whether the arrangement is valid.
  @exclusivity(unchecked) private(set) var isArranged = false
  /// For a long stack, what it does not need to measure again.
  @exclusivity(unchecked) var run: StackRun?

  override init() {}

  /// Creates one that takes over from a memory without room for an arrangement.
  init(after former: LayoutMemory) {
    super.init()
    guides = former.guides
    spacing = former.spacing
  }

  override var ofContainer: ContainerMemory? { self }

  override var isWorthKeeping: Bool { run != nil || super.isWorthKeeping }

  func keep(_ arrangement: Arrangement, for proposal: ProposedViewSize) {
    self.proposal = proposal
    self.arrangement = arrangement
    isArranged = true
  }

  func arrangement(for proposal: ProposedViewSize) -> Arrangement? {
    isArranged && self.proposal == proposal ? arrangement : nil
  }

  /// Takes out a long stack's run, so that its arrangement is changed in place instead of being
  /// copied.
  func takeRun() -> StackRun? {
    defer { (run, arrangement) = (nil, .empty) }
    return run
  }

  func forgetArrangement() {
    isArranged = false
    // A long stack puts the answers of a few children into its last arrangement.
    if run == nil { arrangement = .empty }
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

/// The few most recent guides that a node returned.
///
/// The last one is stored inline: a text in a row that is aligned by baselines has no other.
struct GuideAnswers {
  private var last: GuideAnswer?
  private var others: [GuideAnswer] = []

  private static let limit = 8

  var isEmpty: Bool { last == nil }

  /// From the oldest to the last.
  var all: [GuideAnswer] {
    guard let last else { return [] }
    return others + [last]
  }

  func answer(
    _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> GuideAnswer? {
    if let last, last.isFor(key, size, proposal) { return last }
    // In place: iterating over the array would retain it, for each guide that a stack reads.
    for index in others.indices where others[index].isFor(key, size, proposal) {
      return others[index]
    }
    return nil
  }

  mutating func append(_ answer: GuideAnswer) {
    if let last {
      if others.count >= Self.limit - 1 { others.removeFirst() }
      others.append(last)
    }
    last = answer
  }
}

/// A node's spacing to its neighbours, if it is known. Nearly all nodes have one of three.
enum KnownSpacing: UInt8 {
  case unknown
  case usual
  case ofTexts
  case ofControls
  /// In the node's ``LayoutMemory``.
  case other
}
