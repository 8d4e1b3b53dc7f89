import HeadlessHost
import ViewRuntime

extension ViewTest {
  /// Says what the user does with the next panel for which the program waits, as with AppKit's
  /// `runModal()`. Called before the action that leads to it; several calls are for several panels.
  ///
  /// ```swift
  /// app.onWait {
  ///   try app.tap("notes.txt")
  ///   try app.tap("Open")
  /// }
  /// try app.tap("Load…")
  /// #expect(app.exists("notes.txt is loaded"))
  /// ```
  ///
  /// A panel that is still open afterwards, or for which nothing is said, counts as cancelled. What
  /// `use` throws is a diagnostic, and so is each `use` that no panel has called by the time when
  /// the test reads ``diagnostics``; at the end of the test it is printed.
  public func onWait(_ use: @escaping @MainActor () throws -> Void) {
    host.waitingUses.append {
      do {
        try use()
      } catch {
        Diagnostics.report(.misuse, "The panel could not be used as the test says: \(error)")
      }
    }
  }

  /// The diagnostic of uses that no panel has called; nil if there are none.
  var unusedWaits: Diagnostic? {
    let count = host.waitingUses.count
    guard count > 0 else { return nil }
    return Diagnostic(
      code: RuntimeDiagnostic.Code.misuse.rawValue,
      message: "The test says by onWait what the user does with \(count) more panel(s) than the "
        + "program has waited for.")
  }
}
