import LayoutCore
import ViewRuntime

/// A coordinate space, for modifiers and gestures: `.global`, `.local`, `.named(_:)`.
public protocol CoordinateSpaceProtocol {
  /// The space as a value that can be stored and compared.
  var coordinateSpace: CoordinateSpace { get }
}
