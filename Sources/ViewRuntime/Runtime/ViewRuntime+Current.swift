extension ViewRuntime {
  private static var latest: RuntimeReference?

  /// The runtime that is evaluating a body, or the one that was active last.
  ///
  /// For the few global names of UIKit (`UIScreen.main`, `UIApplication.shared`); everything else
  /// is passed its runtime. With one window this is that window's.
  package static var current: ViewRuntime? { latest?.runtime }

  /// The runtime on whose behalf the program's code is running: for an event, or in a frame.
  static var running: ViewRuntime? {
    guard let current, current.eventDepth > 0 || current.isRunningFrame else { return nil }
    return current
  }

  /// Called with every event and every frame, and before an app is created.
  package func becomeCurrent() {
    if ViewRuntime.latest !== reference { ViewRuntime.latest = reference }
  }
}
