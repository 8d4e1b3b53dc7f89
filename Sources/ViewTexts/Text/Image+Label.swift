import Foundation
import ViewDrawing
import ViewRuntime

extension Text: SpokenText {}

extension Image {
  /// A picture from the resources that accessibility clients call by a text.
  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle), label: .text(label))
  }

  /// A picture from the resources that is called by a text; the value changes nothing.
  public nonisolated init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text
  ) {
    self.init(name, bundle: bundle, label: label)
  }

  /// A picture in memory.
  ///
  /// - Parameter scale: how many pixels a point has.
  public nonisolated init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text
  ) {
    self.init(
      .picture(cgImage.picture(scale: scale, orientation: orientation)), label: .text(label))
  }

  /// A picture that the program draws by itself.
  ///
  /// ```swift
  /// Image(size: CGSize(width: 24, height: 24), label: Text("Dot")) { context in
  ///   context.fill(Path(ellipseIn: CGRect(x: 4, y: 4, width: 16, height: 16)), with: .color(.red))
  /// }
  /// ```
  ///
  /// Unlike a `Canvas` it has a size of its own, and goes wherever an image goes: into a label, a
  /// menu, a `renderingMode(.template)`. It is drawn in the usual environment.
  ///
  /// - Parameters:
  ///   - size: how large it is, in points.
  ///   - label: what accessibility clients say; nil: nothing.
  ///   - opaque: whether it is black instead of clear where nothing is drawn.
  ///   - colorMode: as an `ImageRenderer` has it.
  ///   - renderer: draws; its argument's origin is the upper leading corner.
  public nonisolated init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let drawing = ImageDrawing(size: size, isOpaque: opaque, colorMode: colorMode, draw: renderer)
    self.init(.drawing(drawing), label: label.map { .text($0) } ?? .decorative)
  }
}
