import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A filled shape.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

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
