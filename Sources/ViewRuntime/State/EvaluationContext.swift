import Timekeeping

/// What is being evaluated on the current thread, if anything: the one piece of scoped global state
/// that reading a property needs.
package final class EvaluationContext {
  /// The view's type, for messages.
  package let name: String
  /// True for closures that may write although their reads are tracked.
  let allowsWrites: Bool
  /// Whether such a closure has written; checked and reset by the code that allows it.
  @exclusivity(unchecked) var hasWritten = false
  /// The observer of the running body, which knows why the body runs.
  @exclusivity(unchecked) @MainActor unowned(unsafe) var observer: BodyObserver?

  nonisolated init(name: String, allowsWrites: Bool = false) {
    self.name = name
    self.allowsWrites = allowsWrites
  }

  private static let threadLocal = ThreadLocal<EvaluationContext>()

  package static var current: EvaluationContext? { threadLocal.value }

  /// Whether the calling thread is inside a body (or another tracked closure).
  package static var isEvaluating: Bool { threadLocal.isSet }

  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    // Not `with`, which lacks the context's type where it cannot be specialised.
    let former = Self.threadLocal.value
    Self.threadLocal.value = self
    defer {
      Self.threadLocal.value = former
      withExtendedLifetime(self) {}
    }
    return try body()
  }

  /// Requests another frame after the current one if this evaluates a body.
  package func requestFrame() {
    guard isOnMainActor() else { return }
    let context = UncheckedBox(self)
    MainActor.assumeIsolated { context.value.observer?.element.runtime.requestFrame() }
  }

  /// Runs an action during an evaluation as if it had been called from outside.
  package static func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
    try threadLocal.with(nil, body)
  }
}
