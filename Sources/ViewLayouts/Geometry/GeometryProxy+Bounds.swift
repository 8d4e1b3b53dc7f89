import Foundation
import ViewRuntime

extension GeometryProxy {
  /// Returns the bounds of a named coordinate space, in the reader's coordinates; nil if no view
  /// around the reader has that name. Those of `.scrollView` leave out the safe area, into which the
  /// scroll view extends.
  ///
  /// ```swift
  /// let visible = proxy.bounds(of: .named("canvas")) ?? .zero
  /// ```
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace else { return nil }
    return MainActor.assumeIsolated {
      guard let space = source.node?.nodeOfCoordinateSpace(named: name) else { return nil }
      let bounds =
        name.base is ScrollViewSpace
        ? space.scrollSpaceBounds : CGRect(origin: .zero, size: space.size)
      return source.placement { space }?.rect(bounds)
    }
  }
}
