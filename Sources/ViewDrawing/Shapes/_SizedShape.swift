import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// A shape in a rectangle of a fixed size, in the upper leading corner or at an anchor.
public struct _SizedShape<Content: Shape>: Shape {
  var shape: Content
  let size: CGSize
  let anchor: UnitPoint

  /// What an animation changes: the shape's own numbers, not its size.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// As the shape inside behaves.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape's outline in its own size; it may leave the rectangle.
  public func path(in rect: CGRect) -> Path {
    let x = rect.minX + anchor.x * (rect.width - size.width)
    let y = rect.minY + anchor.y * (rect.height - size.height)
    return shape.path(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
  }
}
