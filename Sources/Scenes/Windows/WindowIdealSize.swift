import Foundation
import LayoutCore
import ViewRuntime

/// The basis of a window's ideal size.
public struct WindowIdealSize: Hashable, Sendable {
  private let name: String

  /// The default of the desktop.
  public static let automatic = WindowIdealSize(name: "automatic")
  /// The ideal size of the content.
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  /// The size of the screen.
  public static let maximum = WindowIdealSize(name: "maximum")
}

extension Scene {
  /// Sets the basis of the ideal size of the scene's windows.
  public nonisolated func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
}
