import ViewRuntime

/// A filled shape on top of another view of it.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape that is filled.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How inside is told from outside.
  public var fillStyle: FillStyle
  /// The view below: the shape as it was filled or stroked before.
  public var background: Background

  /// A filled shape on top of `background`; usually made by `fill(_:style:)` on a filled shape.
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
