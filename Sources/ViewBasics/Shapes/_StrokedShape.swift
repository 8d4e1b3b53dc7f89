import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// The line along a shape, as a shape.
public struct _StrokedShape<Content: Shape>: Shape, OutlineShape {
  public var shape: Content
  public var style: StrokeStyle

  package var line: Content { shape }
  package var strokeStyle: StrokeStyle { style }

  public static var role: ShapeRole { .stroke }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
