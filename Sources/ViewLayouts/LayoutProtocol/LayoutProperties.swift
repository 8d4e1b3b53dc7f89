import Foundation
import LayoutCore
import ViewRuntime

/// The properties of a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which subviews are stacked; spacers expand along it.
  public var stackOrientation: Axis?

  /// Makes properties without an axis; set ``stackOrientation`` for a stack.
  public init() {}
}
