/// What is done at the beginning of an update, on the main thread: a write of a state becomes the
/// value that bodies see, an observer is made pending.
package protocol UpdateStep: AnyObject {
  func apply()
}

/// A step that is a closure.
final class UpdateAction: UpdateStep {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  func apply() { action() }
}
