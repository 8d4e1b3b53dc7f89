import Foundation
import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime

/// The stroke of a shape, as a shape.
public struct _StrokedShape<Content: Shape>: Shape, OutlineShape {
  /// The shape to stroke.
  public var shape: Content
  /// The width, dashes, ends and corners of the line.
  public var style: StrokeStyle

  package var line: Content { shape }
  package var strokeStyle: StrokeStyle { style }

  /// A line.
  public static var role: ShapeRole { .stroke }

  /// The animatable data: the shape's own, not the line's style.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// The wrapped shape's behaviour.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// Returns the area that the line covers, as an outline of many straight pieces.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// Returns the size of the stroked shape, without the line's width.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
