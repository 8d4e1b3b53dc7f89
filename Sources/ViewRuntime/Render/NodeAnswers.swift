import Foundation
import LayoutCore

/// The size that a node chose for a proposal.
struct SizeAnswer {
  let proposal: ProposedViewSize
  let size: CGSize
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
  // Last, so that flags of the node may follow without padding.
  private var count8: UInt8 = 0
  /// The guides that the node is known not to set, for each of the answers stored inline.
  private var unsetGuides: (UInt8, UInt8, UInt8) = (0, 0, 0)

  var count: Int { Int(count8) }

  private static let blank = SizeAnswer(proposal: .zero, size: .zero)

  var isEmpty: Bool { count8 == 0 }

  /// Whether earlier answers may have made room for these.
  var isFull: Bool { others.count == Self.mostOthers }

  private static let mostOthers = 5

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
      if others.isEmpty { others.reserveCapacity(Self.mostOthers) }
      if others.count == Self.mostOthers {
        others.removeFirst()
        count8 -= 1
      }
      others.append(answer)
    }
    count8 += 1
  }

  mutating func removeAll() {
    count8 = 0
    unsetGuides = (0, 0, 0)
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
  }
}

// MARK: - Guides that are not set

/// A container asks its children for guides that hardly any of them sets. A bit for each size
/// records a nil answer, where a ``GuideAnswer`` would need a heap block for each node.
extension SizeAnswers {
  /// Whether there is any guide that the node is known not to set.
  var hasUnsetGuides: Bool { unsetGuides.0 | unsetGuides.1 | unsetGuides.2 != 0 }

  /// Returns whether the node is known not to set a guide at a size that it chose for a proposal.
  func isUnset(_ guide: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> Bool {
    if unsetGuides.0 & guide.mark != 0, first.isFor(proposal, size) { return true }
    if unsetGuides.1 & guide.mark != 0, second.isFor(proposal, size) { return true }
    return unsetGuides.2 & guide.mark != 0 && third.isFor(proposal, size)
  }

  /// Records that the node does not set a guide at a size that it chose for a proposal.
  ///
  /// - Returns: false if there is no room to record it.
  mutating func noteUnset(
    _ guide: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> Bool {
    if guide.mark == 0 { return false }
    if count8 > 0, first.isFor(proposal, size) {
      unsetGuides.0 |= guide.mark
    } else if count8 > 1, second.isFor(proposal, size) {
      unsetGuides.1 |= guide.mark
    } else if count8 > 2, third.isFor(proposal, size) {
      unsetGuides.2 |= guide.mark
    } else {
      return false
    }
    return true
  }

  /// Calls a closure with each guide that the node is known not to set, and the size, until the
  /// closure returns false.
  ///
  /// - Returns: whether the closure returned true for all of them.
  func allUnsetGuides(satisfy condition: (AlignmentKey, SizeAnswer) -> Bool) -> Bool {
    func holds(_ guides: UInt8, _ answer: SizeAnswer) -> Bool {
      if guides == 0 { return true }
      for key in AlignmentKey.marked where guides & key.mark != 0 && !condition(key, answer) {
        return false
      }
      return true
    }
    return holds(unsetGuides.0, first) && holds(unsetGuides.1, second)
      && holds(unsetGuides.2, third)
  }
}

extension SizeAnswer {
  fileprivate func isFor(_ proposal: ProposedViewSize, _ size: CGSize) -> Bool {
    self.proposal == proposal && self.size == size
  }
}
