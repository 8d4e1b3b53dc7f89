import Dispatch
import Locking
import Timekeeping

/// A closure of the app that waits for the end of animations.
///
/// Everything still involved in the change holds a reference: the transaction, a queued write, an
/// active animation. When the last reference is released, the closure is called. So it is called
/// exactly once, immediately if it was never retained, and never lost when a view goes away with
/// its animations.
final class AnimationCompletion: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  /// The runtime in whose frames the closure is called.
  private let reference = Mutex<RuntimeReference?>(nil)

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Called when a change with this completion is applied.
  func attach(to owner: ViewRuntime) { reference.withLock { $0 = owner.reference } }

  deinit {
    let reference = reference.withLock { $0 }
    let action = UncheckedBox(action)
    guard isOnMainActor() else {
      DispatchQueue.main.async { action.value() }
      return
    }
    MainActor.assumeIsolated {
      // No view was affected: it follows the program's current action.
      guard let runtime = reference?.runtime ?? ViewRuntime.running else { return action.value() }
      runtime.enqueueAction(action.value)
    }
  }
}
