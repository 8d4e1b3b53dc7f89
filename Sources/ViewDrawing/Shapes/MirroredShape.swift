import Foundation
import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime

/// A shape flipped horizontally in its frame.
struct MirroredShape: Shape {
  let shape: any Shape

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    let turn = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
    return shape.path(in: rect).applying(turn)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var knownMirroredGeometry: ShapeContent.Geometry? {
    guard let geometry = shape.knownGeometry else { return nil }
    switch geometry {
    case .roundedRectangle(let topLeft, let topRight, let bottomLeft, let bottomRight):
      return .roundedRectangle(topRight, topLeft, bottomRight, bottomLeft)
    case .rectangle, .capsule, .circle, .ellipse: return geometry
    case .path: return nil
    }
  }
}

extension MirroredShape: ContainerDependentShape {
  func form(in place: ContainerPlace?) -> any Shape {
    guard let placed = shape as? any ContainerDependentShape else { return self }
    return MirroredShape(shape: placed.form(in: place))
  }
}

extension Shape {
  /// Returns the shape's form in an environment: the container's shape for a relative one, mirrored
  /// if the layout direction requires it (S11.4).
  func form(in environment: EnvironmentValues) -> any Shape {
    let shape = unerased.inContainer(environment)
    guard case .mirrors(let direction) = shape.layoutDirectionBehavior,
      environment.layoutDirection == direction
    else { return shape }
    return MirroredShape(shape: shape)
  }
}
