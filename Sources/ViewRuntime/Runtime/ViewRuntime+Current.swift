extension ViewRuntime {
  private static var latest: RuntimeReference?

  /// The runtime that evaluates a body now, or the one that did something last.
  ///
  /// For the few names of UIKit that are global (`UIScreen.main`, `UIApplication.shared`);
  /// everything else is given its runtime. With one window this is that window.
  package static var current: ViewRuntime? { latest?.runtime }

  /// The runtime on whose behalf code of the program runs now: for an event, or in a frame.
  static var running: ViewRuntime? {
    guard let current, current.eventDepth > 0 || current.isRunningFrame else { return nil }
    return current
  }

  /// Called with every event and every frame, and before an app is made.
  package func becomeCurrent() {
    if ViewRuntime.latest !== reference { ViewRuntime.latest = reference }
  }
}
