import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A zoom action of an assistive client.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The zoom direction.
  public enum Direction: Hashable, Sendable {
    /// The content should become larger.
    case zoomIn
    /// The content should become smaller.
    case zoomOut
  }

  /// The zoom direction.
  public let direction: Direction
  /// The location in the view; here always its centre.
  public let location: UnitPoint
  /// The same location in the window; here always zero, as no client provides it.
  public let point: CGPoint
}
