import ViewRuntime

/// A filled shape on top of another view of it.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape to fill.
  public var shape: Content
  /// The style of the fill.
  public var style: Style
  /// The rule that separates inside from outside.
  public var fillStyle: FillStyle
  /// The view below: the shape's earlier fills and strokes.
  public var background: Background

  /// Makes a filled shape on top of `background`; usually created by `fill(_:style:)` on a filled
  /// shape.
  public nonisolated init(
    shape: Content, style: Style, fillStyle: FillStyle, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

extension FillShapeView: ShapeView {
  public var body: some View {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle).background(background)
  }
}
