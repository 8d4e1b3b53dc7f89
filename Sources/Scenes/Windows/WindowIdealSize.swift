import Foundation
import LayoutCore
import ViewRuntime

/// What a window's ideal size is counted from.
public struct WindowIdealSize: Hashable, Sendable {
  private let name: String

  /// As the desktop has it.
  public static let automatic = WindowIdealSize(name: "automatic")
  /// Its content's.
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  /// The screen's.
  public static let maximum = WindowIdealSize(name: "maximum")
}

extension Scene {
  /// What the ideal size of the scene's windows is counted from.
  public nonisolated func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
}
