import Foundation
import ViewRuntime

extension Scene {
  /// Sets the size of new windows, in points, where windows have a size: in tests and on a desktop,
  /// not in a terminal.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
    environment(\.defaultWindowSize, size)
  }

  /// Sets the size of new windows, in points, where windows have a size.
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
