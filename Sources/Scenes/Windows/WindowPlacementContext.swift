import Foundation
import LayoutCore

/// The context in which a window is placed.
public struct WindowPlacementContext {
  /// The default display for windows.
  public let defaultDisplay: DisplayProxy
}
