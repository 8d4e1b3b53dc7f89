import Foundation
import Locking
import Timekeeping
import struct Synchronization.Atomic

/// Writes on their way to the next update, in groups of one transaction each.
///
/// Any thread may append; the main thread takes the groups one by one (S2.11, S2.12).
package final class UpdateQueue: Sendable {
  /// Steps to be applied together.
  struct Group: @unchecked Sendable {
    let transaction: Transaction
    /// Apart from the others, as most groups have no others.
    let first: any UpdateStep
    var others: [any UpdateStep] = []

    func apply() {
      first.apply()
      for step in others { step.apply() }
    }
  }

  private let groups = Mutex<[Group]>([])
  /// How many groups wait, for whoever only wants to know whether any does.
  private let count = Atomic<Int>(0)
  private let reference: RuntimeReference

  /// - Parameter reference: whose frames are asked for.
  package nonisolated init(_ reference: RuntimeReference) { self.reference = reference }

  /// Adds a step and asks for a frame.
  package func append(_ transaction: Transaction, _ step: @escaping () -> Void) {
    append(transaction, UpdateAction(step))
    wake()
  }

  /// Adds a step, unless it is what the last group ends with; then asking for a frame is left to
  /// the caller.
  ///
  /// - Returns: whether it was added.
  @discardableResult
  func append(_ transaction: Transaction, _ step: any UpdateStep) -> Bool {
    let step = UncheckedBox(step)
    return groups.withLock { groups in
      let last = groups.count - 1
      if last >= 0, groups[last].transaction.isSame(as: transaction) {
        if (groups[last].others.last ?? groups[last].first) === step.value { return false }
        groups[last].others.append(step.value)
      } else {
        groups.append(Group(transaction: transaction, first: step.value))
        count.store(groups.count, ordering: .releasing)
      }
      return true
    }
  }

  /// Asks for a frame.
  func wake() {
    if isOnMainActor() {
      reference.requestFrame()
    } else {
      DispatchQueue.main.async { [self] in
        reference.requestFrame()
      }
    }
  }

  var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

  func takeFirst() -> Group? {
    if isEmpty { return nil }
    return groups.withLock { groups in
      guard !groups.isEmpty else { return nil }
      count.store(groups.count - 1, ordering: .releasing)
      return groups.count == 1 ? groups.removeLast() : groups.removeFirst()
    }
  }
}
