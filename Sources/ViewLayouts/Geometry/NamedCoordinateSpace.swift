import LayoutCore
import ViewRuntime

/// The coordinates of the ancestor with this name, set by `coordinateSpace(_:)`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  /// `CoordinateSpace.named` with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinates of the nearest ancestor with this name, set by `coordinateSpace(_:)`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The visible part of the enclosing scroll view, without the safe area: content at rest begins at
  /// zero, also in a scroll view with `safeAreaPadding(_:_:)`.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace.nearest))
  }

  /// Returns the visible part of the nearest scroll view that scrolls along an axis, skipping
  /// others in between.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace.along(axis)))
  }
}
