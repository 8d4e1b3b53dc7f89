import Foundation

/// Says how high the status bar is: nothing, as there is none.
@MainActor @preconcurrency
public struct UIStatusBarManager {
  /// Always zero: there is no status bar.
  public var statusBarFrame: CGRect { .zero }
}
