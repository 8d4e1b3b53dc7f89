import LayoutCore
import ViewRuntime

/// The coordinates of the view above that `coordinateSpace(_:)` gave this name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  /// `CoordinateSpace.named` with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}
