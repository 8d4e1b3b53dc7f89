import Timekeeping

/// What is being evaluated on this thread right now, if anything: the one scoped piece of global
/// state that reading a property needs.
package final class EvaluationContext {
  /// For messages: the view's type.
  package let name: String
  /// True for closures in which writing is allowed though reads are tracked.
  let allowsWrites: Bool
  /// Whether that was done; asked and taken back by whoever allows it.
  @exclusivity(unchecked) var hasWritten = false
  /// The observer of the body that runs, which knows why it does.
  @exclusivity(unchecked) @MainActor unowned(unsafe) var observer: BodyObserver?

  nonisolated init(name: String, allowsWrites: Bool = false) {
    self.name = name
    self.allowsWrites = allowsWrites
  }

  private static let threadLocal = ThreadLocal<EvaluationContext>()

  package static var current: EvaluationContext? { threadLocal.value }

  /// Whether the calling thread is inside of a body (or another tracked closure).
  package static var isEvaluating: Bool { threadLocal.isSet }

  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    // Not `with`, which knows nothing of the context's type where it cannot be specialised.
    let former = Self.threadLocal.value
    Self.threadLocal.value = self
    defer {
      Self.threadLocal.value = former
      withExtendedLifetime(self) {}
    }
    return try body()
  }

  /// Asks for a frame after the one in which this is evaluated, if it is a body.
  package func requestFrame() {
    guard isOnMainActor() else { return }
    let context = UncheckedBox(self)
    MainActor.assumeIsolated { context.value.observer?.element.runtime.requestFrame() }
  }

  /// Runs an action in the middle of an evaluation as if it had been called from outside.
  package static func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
    try threadLocal.with(nil, body)
  }
}
