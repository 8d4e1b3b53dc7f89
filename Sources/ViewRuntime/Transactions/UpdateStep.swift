/// A step at the beginning of an update, on the main thread: a state write becomes the value that
/// bodies see, an observer is invalidated.
package protocol UpdateStep: AnyObject {
  func apply()
}

/// A step that calls a closure.
final class UpdateAction: UpdateStep {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  func apply() { action() }
}
