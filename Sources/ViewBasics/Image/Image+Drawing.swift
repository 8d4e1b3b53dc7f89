import Foundation
import Timekeeping
import ViewRuntime

extension Image {
  /// A picture that the program draws by itself.
  ///
  /// ```swift
  /// Image(size: CGSize(width: 24, height: 24), label: Text("Dot")) { context in
  ///   context.fill(Path(ellipseIn: CGRect(x: 4, y: 4, width: 16, height: 16)), with: .color(.red))
  /// }
  /// ```
  ///
  /// Unlike a `Canvas` it has a size of its own, and goes wherever an image goes: into a label, a
  /// menu, a `renderingMode(.template)`. It is drawn in the usual surroundings.
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

/// What draws an image, and the picture that came of it.
package final class ImageDrawing: @unchecked Sendable {
  // Unchecked because the closure is called, and the picture kept, on the main actor only.
  private let size: CGSize
  private let isOpaque: Bool
  private let colorMode: ColorRenderingMode
  private let draw: (inout GraphicsContext) -> Void
  /// Pixels for a point: fine enough for every screen.
  private static let scale: CGFloat = 2
  @MainActor private var drawn: Picture?

  init(
    size: CGSize, isOpaque: Bool, colorMode: ColorRenderingMode,
    draw: @escaping (inout GraphicsContext) -> Void
  ) {
    self.size = size
    self.isOpaque = isOpaque
    self.colorMode = colorMode
    self.draw = draw
  }

  @MainActor
  var picture: Picture? {
    if let drawn { return drawn }
    let draw = draw
    let canvas = Canvas(opaque: isOpaque, colorMode: colorMode) { context, _ in draw(&context) }
    let renderer = ImageRenderer(content: canvas.frame(width: size.width, height: size.height))
    renderer.scale = Self.scale
    renderer.isOpaque = isOpaque
    drawn = renderer.uiImage?.pngData().flatMap { Picture(data: $0, scale: Self.scale) }
    return drawn
  }
}

extension ImageDrawing: Equatable {
  package static func == (a: ImageDrawing, b: ImageDrawing) -> Bool {
    if a === b { return true }
    // Closures are compared where views are made.
    guard a.size == b.size, a.isOpaque == b.isOpaque, isOnMainActor() else { return false }
    return MainActor.assumeIsolated { ValueComparison.areEqual(a.draw, b.draw) }
  }
}
