extension ViewTest {
  /// A condition that every app must satisfy, whatever the user does.
  ///
  /// ``ViewTest/explore(actions:seed:invariants:onStep:file:line:)`` checks these after each step,
  /// and ``ViewTest/checkInvariants(_:file:line:)`` on request.
  public enum Invariant: String, Hashable, Sendable, CaseIterable {
    /// After each action, frames and jobs come to an end.
    ///
    /// Typical violations: a view that writes state on every layout; a task that loops without
    /// waiting.
    case rests

    /// The system has no warnings: see ``ViewTest/diagnostics``.
    case noDiagnostics

    /// The screen depends only on the state: evaluating every body and layout again changes
    /// nothing.
    ///
    /// Typical violation: a body that reads something unobserved, such as a global variable, a
    /// random number or a plain class.
    case followsFromState

    /// Nothing of removed views stays alive.
    case leavesNothing

    /// The same actions on the same app show the same screens, from start to end.
    ///
    /// Typical violations: random numbers and dates in views; state that one run of the app leaves
    /// for the next, such as a file or a shared object. Only exploring checks it, and only if the
    /// app can be restarted.
    case repeats
  }
}
