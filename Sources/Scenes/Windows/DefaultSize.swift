import Foundation
import ViewRuntime

extension Scene {
  /// The size that a new window gets, in points, where a window has a size of its own: in tests and
  /// on a desktop, not in a terminal.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
    environment(\.defaultWindowSize, size)
  }

  /// The size that a new window gets, in points, where a window has a size of its own.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }
}

private struct DefaultWindowSizeKey: EnvironmentKey {
  static var defaultValue: CGSize? { nil }
}

extension EnvironmentValues {
  package var defaultWindowSize: CGSize? {
    get { self[DefaultWindowSizeKey.self] }
    set { self[DefaultWindowSizeKey.self] = newValue }
  }
}
