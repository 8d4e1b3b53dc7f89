import Foundation
import Locking
import Timekeeping
import struct Synchronization.Atomic

/// Writes on their way to the next update, grouped by transaction.
///
/// Any thread may append; the main thread takes the groups one by one (S2.11, S2.12).
package final class UpdateQueue: Sendable {
  /// Steps that are applied together.
  struct Group: @unchecked Sendable {
    let transaction: Transaction
    /// Stored separately, because most groups have only one step.
    let first: any UpdateStep
    var others: [any UpdateStep] = []

    func apply() {
      first.apply()
      for step in others { step.apply() }
    }
  }

  private let groups = Mutex(Groups())
  private struct Groups {
    var waiting: [Group] = []
    /// The number of groups so far, which is the number of the last one.
    var made = 0
  }

  /// The result of adding a step.
  enum Outcome {
    /// The step was added to the group with this number.
    case added(Int)
    /// The last group already has this step.
    case repeated
    /// Comparing the transactions calls the program's code, which must not happen under a lock.
    case undecided(Question)
  }

  /// The open question of whether a step joins the last group.
  struct Question {
    fileprivate let group: Int
    fileprivate let transaction: Transaction

    func answer(_ other: Transaction) -> Answer {
      Answer(group: group, isSame: transaction.isSame(as: other))
    }
  }

  struct Answer {
    fileprivate let group: Int
    fileprivate let isSame: Bool
  }

  /// The number of groups so far: it changes with every write that is not joined to an earlier one.
  var groupCount: Int { groups.withLock(\.made) }

  /// The number of waiting groups, readable without the lock.
  private let count = Atomic<Int>(0)
  private let reference: RuntimeReference

  /// - Parameter reference: the runtime to request frames from.
  package nonisolated init(_ reference: RuntimeReference) { self.reference = reference }

  /// Adds a step and requests a frame.
  package func append(_ transaction: Transaction, _ step: @escaping () -> Void) {
    append(transaction, step: UpdateAction(step))
  }

  /// Adds an existing step and requests a frame.
  func append(_ transaction: Transaction, step: any UpdateStep) {
    var answer: Answer?
    while case .undecided(let question) = append(transaction, step, answer) {
      answer = question.answer(transaction)
    }
    wake()
  }

  /// Adds a step, unless the last group already has it; requesting a frame is left to the caller.
  ///
  /// - Parameters:
  ///   - answer: the answer to the question that the previous call returned.
  ///   - group: the group to which the step was last added, if the caller knows it. Otherwise a
  ///     repeated step is detected only at the end of the last group.
  func append(
    _ transaction: Transaction, _ step: any UpdateStep, _ answer: Answer? = nil,
    lastAddedTo group: Int = 0
  ) -> Outcome {
    let step = UncheckedBox(step)
    return groups.withLock { groups in
      let last = groups.waiting.count - 1
      var joins = false
      if last >= 0 {
        let present = groups.waiting[last].transaction
        if let answer, answer.group == groups.made {
          joins = answer.isSame
        } else if let isSame = present.isKnownSame(as: transaction) {
          joins = isSame
        } else {
          return .undecided(Question(group: groups.made, transaction: present))
        }
      }
      if joins {
        let end = groups.waiting[last].others.last ?? groups.waiting[last].first
        if group == groups.made || end === step.value { return .repeated }
        groups.waiting[last].others.append(step.value)
      } else {
        groups.waiting.append(Group(transaction: transaction, first: step.value))
        groups.made += 1
        count.store(groups.waiting.count, ordering: .releasing)
      }
      return .added(groups.made)
    }
  }

  /// Requests a frame.
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
      guard !groups.waiting.isEmpty else { return nil }
      count.store(groups.waiting.count - 1, ordering: .releasing)
      return groups.waiting.count == 1
        ? groups.waiting.removeLast() : groups.waiting.removeFirst()
    }
  }
}
