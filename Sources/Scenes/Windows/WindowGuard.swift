import ViewRuntime

/// Asks before a window that holds something unsaved is closed.
///
/// ```text
///   close ──▶ isNeeded? ──no──▶ closed
///                │yes
///                ▼
///              ask ──▶ goOn(): closed      stay(): nothing was asked for
/// ```
///
/// Whoever asks for the same once more while the question is open means it: the window closes.
@MainActor
final class WindowGuard {
  /// Whether something would be lost.
  var isNeeded: () -> Bool = { false }
  /// Shows the question.
  var ask: () -> Void = {}
  private var pending: (() -> Void)?

  nonisolated init() {}

  /// - Parameter close: done once a person has agreed to it.
  /// - Returns: whether a person is asked first.
  func holdsBack(_ close: @escaping () -> Void) -> Bool {
    guard pending == nil, isNeeded() else {
      pending = nil
      return false
    }
    pending = close
    ask()
    return true
  }

  /// Does what was held back.
  func goOn() {
    let close = pending
    pending = nil
    close?()
  }

  /// Nothing is closed after all.
  func stay() { pending = nil }
}

private struct WindowGuardKey: EnvironmentKey {
  static var defaultValue: WindowGuard? { nil }
}

extension EnvironmentValues {
  /// The guard of the window of a value.
  var windowGuard: WindowGuard? {
    get { self[WindowGuardKey.self] }
    set { self[WindowGuardKey.self] = newValue }
  }
}
