import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A filled shape.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  /// The shape to fill.
  public var shape: Content
  /// The style of the fill.
  public var style: Style
  /// The rule that separates inside from outside.
  public var fillStyle: FillStyle

  /// Makes a filled shape; usually created by `fill(_:style:)`.
  @inlinable
  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: View {
  public typealias Body = Never
}

extension _ShapeView: ShapeView {}

extension _ShapeView: Animatable {
  /// The animatable data: the shape's own.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension _ShapeView: PrimitiveView, LeafView {
  package func nodeContent(in environment: EnvironmentValues) -> NodeContent {
    ShapeDrawing.fill(shape, style, fillStyle, environment).nodeContent
  }

  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    ShapeLayout(drawing: ShapeDrawing.fill(shape, style, fillStyle, environment))
  }

  package static var isAnimatable: Bool {
    Content.AnimatableData.self != EmptyAnimatableData.self
  }

  /// An app's style may read anything.
  package static var environmentMask: EnvironmentMask { ShapeDrawing.mask(Style.self) }
}
