import Foundation
import LayoutCore
import ViewRuntime

/// A shape that depends on its position in the container.
protocol ContainerDependentShape: Shape {
  /// Returns the shape for a position.
  ///
  /// - Parameter place: nil if there is no container.
  func form(in place: ContainerPlace?) -> any Shape
}

/// A shape's position in the nearest view that is a container of shapes.
struct ContainerPlace: Equatable {
  /// The radii of the container's corners.
  let radii: RectangleCornerRadii
  /// The distances to the container's sides.
  let gaps: EdgeInsets

  /// Available as soon as the node is placed, because nodes are placed from the outermost inwards.
  @MainActor
  init?(of node: RenderNode, in size: CGSize) {
    var origin = CGPoint.zero
    var next: RenderNode? = node
    while let current = next {
      if let container = current.traits[Self.key] as? ContainerShape {
        guard let radii = container.shape.cornerRadii(in: current.size) else { return nil }
        self.radii = radii
        let trailing = max(current.size.width - origin.x - size.width, 0)
        let isMirrored = current.isRightToLeft
        gaps = EdgeInsets(
          top: max(origin.y, 0), leading: isMirrored ? trailing : max(origin.x, 0),
          bottom: max(current.size.height - origin.y - size.height, 0),
          trailing: isMirrored ? max(origin.x, 0) : trailing)
        return
      }
      origin.x += current.origin.x
      origin.y += current.origin.y
      next = current.parent
    }
    return nil
  }

  static var key: ObjectIdentifier { ObjectIdentifier(ContainerPlace.self) }
}

extension Shape {
  /// Returns the corner radii; nil if the shape has none that others could follow.
  fileprivate func cornerRadii(in size: CGSize) -> RectangleCornerRadii? {
    func all(_ radius: CGFloat) -> RectangleCornerRadii {
      RectangleCornerRadii(
        topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
    let half = min(size.width, size.height) / 2
    switch self {
    case is Rectangle: return all(0)
    case is Capsule, is Circle: return all(half)
    case let rectangle as RoundedRectangle:
      return all(min(min(rectangle.cornerSize.width, rectangle.cornerSize.height), half))
    case let rectangle as UnevenRoundedRectangle: return rectangle.cornerRadii
    default: return nil
    }
  }

  /// Returns the shape itself, or its form at its position.
  @MainActor
  func placed(_ node: RenderNode, in size: CGSize) -> any Shape {
    guard let form = self as? any ContainerDependentShape else { return self }
    return form.form(in: ContainerPlace(of: node, in: size))
  }
}

/// Lets shapes inside find their container.
struct ContainerBox {
  let container: ContainerShape
}

extension ContainerBox: LayoutModifier {
  typealias Body = Never

  func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    traits[ContainerPlace.key] = container
  }
}
