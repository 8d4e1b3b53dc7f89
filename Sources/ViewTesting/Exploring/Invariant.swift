extension ViewTest {
  /// What has to hold of every app, whatever the user does with it.
  ///
  /// ``ViewTest/explore(actions:seed:invariants:onStep:file:line:)`` checks these after each step,
  /// and ``ViewTest/checkInvariants(_:file:line:)`` where a test wants to know.
  public enum Invariant: String, Hashable, Sendable, CaseIterable {
    /// After each action frames and jobs come to an end by themselves.
    ///
    /// What breaks it: a view that writes state whenever it is laid out; a task that loops without
    /// waiting.
    case rests

    /// The system has nothing to warn of: see ``ViewTest/diagnostics``.
    case noDiagnostics

    /// What the screen shows follows from the state alone: if every body is evaluated and every
    /// layout asked once more, nothing changes.
    ///
    /// What breaks it: a body that reads what nobody announces, such as a global variable, a random
    /// number or a plain class.
    case followsFromState

    /// Nothing stays alive of views that are gone.
    case leavesNothing

    /// The same actions on the same app show the same, from the start to the end.
    ///
    /// What breaks it: random numbers and dates in views; what one run of the app leaves behind for
    /// the next, such as a file or a shared object. Only exploring checks it, and only where the
    /// app can be started once more.
    case repeats
  }
}
