import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension Shape {
  /// Draws the outline with a style; the line is half inside and half outside.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Draws the outline as a solid line `lineWidth` points thick, half inside and half outside.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Returns the line along the outline as a separate shape.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// Returns a solid line along the outline, `lineWidth` points thick, as a separate shape.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView {
  /// Draws the outline on top of the existing fills and strokes.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Draws the outline as a line `lineWidth` points thick, on top of the existing fills and
  /// strokes.
  ///
  /// ```swift
  /// Circle().fill(.yellow).stroke(.orange, lineWidth: 2)
  /// ```
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A line along a shape, as a leaf.
package struct ShapeLine<Content: Shape, Style: ShapeStyle> {
  var shape: Content
  let style: Style
  let strokeStyle: StrokeStyle
  let isInside: Bool
}

extension ShapeLine: View {
  package typealias Body = Never
}

extension ShapeLine: Animatable {
  package var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension ShapeLine: PrimitiveView, LeafView {
  @MainActor
  private func drawing(_ environment: EnvironmentValues) -> ShapeDrawing {
    .stroke(shape, style, strokeStyle, isInside: isInside, environment)
  }

  package func nodeContent(in environment: EnvironmentValues) -> NodeContent {
    drawing(environment).nodeContent
  }

  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    ShapeLayout(drawing: drawing(environment))
  }

  package static var isAnimatable: Bool {
    Content.AnimatableData.self != EmptyAnimatableData.self
  }

  package static var environmentMask: EnvironmentMask { ShapeDrawing.mask(Style.self) }
}
