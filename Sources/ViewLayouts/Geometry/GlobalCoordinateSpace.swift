import ViewRuntime

/// The window's coordinates.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The window's coordinates; `.global` is the shorter way to write it.
  public init() {}
  /// `CoordinateSpace.global`.
  public var coordinateSpace: CoordinateSpace { .global }
}
