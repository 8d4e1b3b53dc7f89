import Foundation
import PictureResources
import Timekeeping
import ViewRuntime

/// The drawing closure of an image, and the resulting picture.
package final class ImageDrawing: @unchecked Sendable {
  // Unchecked because the closure is called, and the picture stored, only on the main actor.
  private let size: CGSize
  private let isOpaque: Bool
  private let colorMode: ColorRenderingMode
  private let draw: (inout GraphicsContext) -> Void
  /// Pixels per point: fine enough for every screen.
  private static let scale: CGFloat = 2
  @MainActor private var drawn: Picture?

  package init(
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
    drawn = renderer.cgImage?.picture(scale: Self.scale)
    return drawn
  }
}

extension ImageDrawing: Equatable {
  package static func == (a: ImageDrawing, b: ImageDrawing) -> Bool {
    if a === b { return true }
    // Closures are compared on the main actor, where views are made.
    guard a.size == b.size, a.isOpaque == b.isOpaque, isOnMainActor() else { return false }
    return MainActor.assumeIsolated { ValueComparison.areEqual(a.draw, b.draw) }
  }
}
