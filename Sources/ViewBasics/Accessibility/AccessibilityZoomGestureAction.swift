import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// What an assistive client asks of a view that can be zoomed.
public struct AccessibilityZoomGestureAction: Sendable {
  /// In or out.
  public enum Direction: Hashable, Sendable {
    /// The content is to become larger.
    case zoomIn
    /// The content is to become smaller.
    case zoomOut
  }

  /// Which way.
  public let direction: Direction
  /// Where in the view; here always its middle.
  public let location: UnitPoint
  /// The same place in the window; here always zero, as no client says where.
  public let point: CGPoint
}
