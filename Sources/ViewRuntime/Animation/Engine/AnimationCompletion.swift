import Dispatch
import Locking
import Timekeeping

/// A closure of the app that waits for the end of animations.
///
/// Whoever still has to do with the change keeps a reference: the transaction, a queued write, an
/// animation under way. When the last one lets go, the closure is called. So it is called exactly
/// once, at once if nobody ever took hold, and never lost when a view with its animations goes.
final class AnimationCompletion: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  /// Through whose frames the closure is called.
  private let reference = Mutex<RuntimeReference?>(nil)

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// A change with this completion is being applied.
  func attach(to owner: ViewRuntime) { reference.withLock { $0 = owner.reference } }

  deinit {
    let reference = reference.withLock { $0 }
    let action = UncheckedBox(action)
    guard isOnMainActor() else {
      DispatchQueue.main.async { action.value() }
      return
    }
    MainActor.assumeIsolated {
      // Nothing of it reached a view: it follows on the action of the program that runs now.
      guard let runtime = reference?.runtime ?? ViewRuntime.running else { return action.value() }
      runtime.enqueueAction(action.value)
    }
  }
}
