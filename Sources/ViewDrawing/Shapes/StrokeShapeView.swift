import Foundation
import HostInterface
import ViewRuntime

/// The outline of a shape on top of another view of it.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape whose outline is drawn.
  public var shape: Content
  /// The style of the line.
  public var style: Style
  /// The width, dashes, ends and corners of the line.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed; ignored, because hosts always smooth them.
  public var isAntialiased: Bool
  /// The view below: the shape's earlier fills and strokes.
  public var background: Background

  /// Makes an outline on top of `background`; usually created by `stroke(_:style:)`.
  public nonisolated init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeShapeView: ShapeView {
  public var body: some View {
    ShapeLine(shape: shape, style: style, strokeStyle: strokeStyle, isInside: false)
      .background(background)
  }
}
