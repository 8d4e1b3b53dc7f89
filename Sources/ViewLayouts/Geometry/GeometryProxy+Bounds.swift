import Foundation

extension GeometryProxy {
  /// Returns the bounds of a named coordinate space, in the reader's coordinates; nil if no view
  /// around the reader has that name.
  ///
  /// ```swift
  /// let visible = proxy.bounds(of: .named("canvas")) ?? .zero
  /// ```
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace else { return nil }
    return MainActor.assumeIsolated {
      guard let space = source.node?.nodeOfCoordinateSpace(named: name) else { return nil }
      return source.placement(of: space)?.rect(CGRect(origin: .zero, size: space.size))
    }
  }
}
