import Foundation
import LayoutCore
import ViewRuntime

private struct CoordinateSpaceModifier {
  let name: AnyHashable
}

extension CoordinateSpaceModifier: LayoutModifier {
  typealias Body = Never

  func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    traits[CoordinateSpaceTrait.key] = name
  }

  func laysOutDifferently(from old: Self) -> Bool { false }
}

extension RenderNode {
  /// Returns this node or its nearest ancestor with a coordinate space of this name.
  package func nodeOfCoordinateSpace(named name: AnyHashable) -> RenderNode? {
    if case .along(let axis)? = name.base as? ScrollViewSpace {
      return scrollViewSpace(along: axis)
    }
    var node: RenderNode? = self
    while let current = node {
      if let own = current.traits[CoordinateSpaceTrait.key] as? AnyHashable, own == name {
        return current
      }
      node = current.parent
    }
    return nil
  }

  private func scrollViewSpace(along axis: Axis) -> RenderNode? {
    var node: RenderNode? = self
    while let current = node {
      if current.scrollAxes?.has(axis) == true { return current }
      node = current.parent
    }
    return nil
  }
}

extension View {
  /// Names the view's coordinate space, so that views inside can refer to it.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// The form before iOS 17.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
