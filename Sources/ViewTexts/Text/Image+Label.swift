import Foundation
import ViewDrawing
import ViewRuntime

extension Text: SpokenText {}

extension Image {
  /// Makes an image from the resources, with a text as its accessibility label.
  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle), label: .text(label))
  }

  /// Makes an image from the resources with a label; the variable value is ignored.
  public nonisolated init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text
  ) {
    self.init(name, bundle: bundle, label: label)
  }

  /// Makes an image from a picture in memory.
  ///
  /// - Parameter scale: the number of pixels per point.
  public nonisolated init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text
  ) {
    self.init(
      .picture(cgImage.picture(scale: scale, orientation: orientation)), label: .text(label))
  }

  /// Makes an image that the program draws itself.
  ///
  /// ```swift
  /// Image(size: CGSize(width: 24, height: 24), label: Text("Dot")) { context in
  ///   context.fill(Path(ellipseIn: CGRect(x: 4, y: 4, width: 16, height: 16)), with: .color(.red))
  /// }
  /// ```
  ///
  /// Unlike a `Canvas` it has its own size, and can be used wherever an image can: in a label, a
  /// menu, with `renderingMode(.template)`. It is drawn in the default environment.
  ///
  /// - Parameters:
  ///   - size: the size in points.
  ///   - label: the accessibility label; nil hides the image.
  ///   - opaque: whether undrawn areas are black instead of clear.
  ///   - colorMode: like an `ImageRenderer`'s.
  ///   - renderer: draws the image; the origin of its argument is the upper leading corner.
  public nonisolated init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let drawing = ImageDrawing(size: size, isOpaque: opaque, colorMode: colorMode, draw: renderer)
    self.init(.drawing(drawing), label: label.map { .text($0) } ?? .decorative)
  }
}
