import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A filled shape.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  /// The shape that is filled.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How inside is told from outside.
  public var fillStyle: FillStyle

  /// A filled shape; usually made by `fill(_:style:)`.
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
  /// What an animation changes: the shape's own numbers.
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

  /// A style of the app may look at anything.
  package static var environmentMask: EnvironmentMask { ShapeDrawing.mask(Style.self) }
}
