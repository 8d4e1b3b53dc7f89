import Foundation
import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime

/// The line along a shape, as a shape.
public struct _StrokedShape<Content: Shape>: Shape, OutlineShape {
  /// The shape along which the line goes.
  public var shape: Content
  /// How wide the line is, and its dashes, ends and corners.
  public var style: StrokeStyle

  package var line: Content { shape }
  package var strokeStyle: StrokeStyle { style }

  /// A line.
  public static var role: ShapeRole { .stroke }

  /// What an animation changes: the shape's own numbers, not the line's style.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// As the shape inside behaves.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The area that the line covers, as an outline of many straight pieces.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// The size of the shape along which the line goes, without the line's width.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
