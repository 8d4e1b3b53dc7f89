import Foundation
import LayoutCore
import ViewRuntime

/// What a layout says of itself.
public struct LayoutProperties: Sendable {
  /// The axis along which subviews follow each other; a spacer takes it.
  public var stackOrientation: Axis?

  /// A layout along no axis; set ``stackOrientation`` for one along an axis.
  public init() {}
}
