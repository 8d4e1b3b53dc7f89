import Foundation
import HostInterface
import ViewRuntime

/// The outline of a shape on top of another view of it.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape whose outline is drawn.
  public var shape: Content
  /// What the line is drawn with.
  public var style: Style
  /// How wide the line is, and its dashes, ends and corners.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smooth; no host looks at this, they always are.
  public var isAntialiased: Bool
  /// The view below: the shape as it was filled or stroked before.
  public var background: Background

  /// An outline on top of `background`; usually made by `stroke(_:style:)`.
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
