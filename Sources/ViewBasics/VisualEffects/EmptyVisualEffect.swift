import Foundation
import HostInterface
import LayoutCore
import ViewDrawing
import ViewRuntime

/// An effect without changes, to start from.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes an effect without changes; `visualEffect(_:)` passes one.
  public init() {}
  /// No change.
  public var _changes: _VisualChanges { _VisualChanges() }
}
