import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// A shape in a rectangle of a fixed size, in the upper leading corner or at an anchor.
public struct _SizedShape<Content: Shape>: Shape {
  var shape: Content
  let size: CGSize
  let anchor: UnitPoint

  /// The animatable data: the shape's own, not its size.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// The wrapped shape's behaviour.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// Returns the shape's outline at its fixed size; it may leave the rectangle.
  public func path(in rect: CGRect) -> Path {
    let x = rect.minX + anchor.x * (rect.width - size.width)
    let y = rect.minY + anchor.y * (rect.height - size.height)
    return shape.path(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
  }
}
