import Foundation
import Locking
import Timekeeping

/// Writes on their way to the next update, in groups of one transaction each.
///
/// Any thread may append; the main thread takes the groups one by one (S2.11, S2.12).
package final class UpdateQueue: Sendable {
  /// Steps to be applied together.
  struct Group: @unchecked Sendable {
    var transaction: Transaction
    var steps: [() -> Void]
  }

  private let groups = Mutex<[Group]>([])
  private let reference: RuntimeReference

  /// - Parameter reference: whose frames are asked for.
  package nonisolated init(_ reference: RuntimeReference) { self.reference = reference }

  /// Adds a step and asks for a frame.
  package func append(_ transaction: Transaction, _ step: @escaping () -> Void) {
    let step = UncheckedBox(step)
    groups.withLock { groups in
      if let last = groups.indices.last, groups[last].transaction.isSame(as: transaction) {
        groups[last].steps.append(step.value)
      } else {
        groups.append(Group(transaction: transaction, steps: [step.value]))
      }
    }
    wake()
  }

  private func wake() {
    if isOnMainActor() {
      onMainActor { reference.runtime?.requestFrame() }
    } else {
      DispatchQueue.main.async { [self] in
        MainActor.assumeIsolated { reference.runtime?.requestFrame() }
      }
    }
  }

  var isEmpty: Bool { groups.withLock { $0.isEmpty } }

  func takeFirst() -> Group? {
    groups.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
