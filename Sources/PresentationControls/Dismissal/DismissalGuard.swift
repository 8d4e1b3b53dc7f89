import ViewRuntime

/// Asks for confirmation before a window or sheet with unsaved changes closes.
///
/// ```text
///   close ──▶ is a question needed? ──no──▶ closed
///                │yes
///                ▼
///              ask ──▶ goOn(): closed      stay(): stays open
/// ```
///
/// A second request to close while the question is open closes the window without asking.
@MainActor
package final class DismissalGuard {
  private struct Question {
    weak var owner: AnyObject?
    /// Whether closing would lose changes.
    let isNeeded: () -> Bool
    /// Shows the question.
    let ask: () -> Void
  }

  private var questions: [Question] = []
  private var pending: (() -> Void)?

  package nonisolated init() {}

  /// Registers a question for its owner's lifetime; it replaces the owner's previous question.
  package func setQuestion(
    of owner: AnyObject, when isNeeded: @escaping () -> Bool, ask: @escaping () -> Void
  ) {
    questions.removeAll { $0.owner == nil }
    let question = Question(owner: owner, isNeeded: isNeeded, ask: ask)
    if let index = questions.firstIndex(where: { $0.owner === owner }) {
      questions[index] = question
    } else {
      questions.append(question)
    }
  }

  /// - Parameter close: the action to run after the user confirms.
  /// - Returns: whether closing is held back because the user is asked first.
  package func holdsBack(_ close: @escaping () -> Void) -> Bool {
    guard pending == nil,
      let question = questions.first(where: { $0.owner != nil && $0.isNeeded() })
    else {
      pending = nil
      return false
    }
    pending = close
    question.ask()
    return true
  }

  /// Closes what was held back.
  package func goOn() {
    let close = pending
    pending = nil
    close?()
  }

  /// Cancels closing.
  package func stay() { pending = nil }
}

private struct DismissalGuardKey: EnvironmentKey {
  static var defaultValue: DismissalGuard? { nil }
}

extension EnvironmentValues {
  /// The guard of the sheet or window that contains the view.
  package var dismissalGuard: DismissalGuard? {
    get { self[DismissalGuardKey.self] }
    set { self[DismissalGuardKey.self] = newValue }
  }
}
