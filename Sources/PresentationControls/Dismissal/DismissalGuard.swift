import ViewRuntime

/// Asks before a window or a sheet that holds something unsaved is closed.
///
/// ```text
///   close ──▶ is a question needed? ──no──▶ closed
///                │yes
///                ▼
///              ask ──▶ goOn(): closed      stay(): nothing was asked for
/// ```
///
/// Whoever asks for the same once more while the question is open means it: the window closes.
@MainActor
package final class DismissalGuard {
  private struct Question {
    weak var owner: AnyObject?
    /// Whether something would be lost.
    let isNeeded: () -> Bool
    /// Shows the question.
    let ask: () -> Void
  }

  private var questions: [Question] = []
  private var pending: (() -> Void)?

  package nonisolated init() {}

  /// Has something asked from now on as long as its owner lives, in place of what the same owner
  /// had asked before.
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

  /// - Parameter close: done once the user has agreed to it.
  /// - Returns: whether the user is asked first.
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

  /// Does what was held back.
  package func goOn() {
    let close = pending
    pending = nil
    close?()
  }

  /// Nothing is closed after all.
  package func stay() { pending = nil }
}

private struct DismissalGuardKey: EnvironmentKey {
  static var defaultValue: DismissalGuard? { nil }
}

extension EnvironmentValues {
  /// The guard of the sheet or the window that the view stands in.
  package var dismissalGuard: DismissalGuard? {
    get { self[DismissalGuardKey.self] }
    set { self[DismissalGuardKey.self] = newValue }
  }
}
