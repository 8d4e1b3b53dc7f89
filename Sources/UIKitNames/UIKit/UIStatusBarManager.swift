import Foundation

/// The frame of the status bar: empty, as there is none.
@MainActor @preconcurrency
public struct UIStatusBarManager {
  /// Always zero: there is no status bar.
  public var statusBarFrame: CGRect { .zero }
}
