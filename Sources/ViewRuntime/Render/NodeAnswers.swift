import Foundation
import LayoutCore

/// The size that a node chose for a proposal.
struct SizeAnswer {
  let proposal: ProposedViewSize
  let size: CGSize
}

/// The alignment guide that a node returned for a size.
struct GuideAnswer {
  let key: AlignmentKey
  let proposal: ProposedViewSize
  let size: CGSize
  let value: CGFloat?
}

/// The few most recent sizes that a node returned.
///
/// A stack measures each child for its limits and for its share: the node stores three answers
/// inline.
struct SizeAnswers {
  private var first = blank
  private var second = blank
  private var third = blank
  private var others: [SizeAnswer] = []
  /// Last, so that a flag of the node may follow it without padding.
  private var count8: UInt8 = 0

  var count: Int { Int(count8) }

  private static let blank = SizeAnswer(proposal: .zero, size: .zero)

  var isEmpty: Bool { count8 == 0 }

  subscript(index: Int) -> SizeAnswer {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    default: others[index - 3]
    }
  }

  /// Returns the cached size for a proposal.
  func size(for proposal: ProposedViewSize) -> CGSize? {
    if count8 > 0, first.proposal == proposal { return first.size }
    if count8 > 1, second.proposal == proposal { return second.size }
    if count8 > 2, third.proposal == proposal { return third.size }
    for answer in others where answer.proposal == proposal { return answer.size }
    return nil
  }

  /// Returns the size of a text for a proposal between an earlier one and the resulting size: the
  /// lines break where they did, as they have the space and no more words fit than before.
  ///
  /// - Parameter end: how many of the answers to consider; nil for all.
  func sizeOfText(for proposal: ProposedViewSize, before end: Int? = nil) -> CGSize? {
    let width = proposal.width ?? .infinity
    let height = proposal.height ?? .infinity
    for index in 0..<(end ?? count) {
      let answer = self[index]
      if answer.size.width <= width, width <= answer.proposal.width ?? .infinity,
        answer.size.height <= height, height <= answer.proposal.height ?? .infinity
      {
        return answer.size
      }
    }
    return nil
  }

  mutating func append(_ answer: SizeAnswer) {
    switch count8 {
    case 0: first = answer
    case 1: second = answer
    case 2: third = answer
    default:
      if others.count == 5 {
        others.removeFirst()
        count8 -= 1
      }
      others.append(answer)
    }
    count8 += 1
  }

  mutating func removeAll() {
    count8 = 0
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
  }
}

/// A container's arrangement of its children, with the proposal that it was computed for.
@MainActor
final class CachedArrangement {
  @exclusivity(unchecked) var proposal: ProposedViewSize
  @exclusivity(unchecked) var value: Arrangement
  /// Whether the arrangement is still valid.
  @exclusivity(unchecked) var holds = true
  /// For a long stack, what it does not need to measure again.
  @exclusivity(unchecked) var run: StackRun?

  init(_ proposal: ProposedViewSize, _ value: Arrangement) {
    self.proposal = proposal
    self.value = value
  }
}
