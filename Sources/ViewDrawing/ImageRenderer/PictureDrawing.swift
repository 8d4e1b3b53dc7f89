import Foundation
import HostInterface
import Rasterizer
import ViewRuntime

/// A drawing outside of any view, which becomes a picture: what the contexts of Core Graphics draw
/// on.
///
/// ```swift
/// let drawing = PictureDrawing(size: CGSize(width: 40, height: 20))
/// drawing.context.fill(path, with: .color(.red))
/// let image = drawing.image(scale: 2, isOpaque: false)
/// ```
@MainActor
package final class PictureDrawing {
  private let host: PictureHost
  private let recorder: DrawingRecorder

  package init(size: CGSize) {
    host = PictureHost(size: size, environment: HostEnvironment(isDark: false))
    recorder = DrawingRecorder(
      DrawingEnvironment(size: size, environment: EnvironmentValues(), host: host, symbols: [:]))
  }

  /// A context that draws on the whole picture.
  package var context: GraphicsContext { GraphicsContext(recorder) }

  /// The picture of everything drawn so far; nil if it has no size.
  ///
  /// - Complexity: linear in the number of pixels.
  package func image(scale: CGFloat, isOpaque: Bool) -> CGImage? {
    host.picture(of: recorder.commands, scale: scale, isOpaque: isOpaque).map { CGImage($0) }
  }
}

extension GraphicsContext {
  /// A context on a drawing of its own with the same size and transformation.
  package func beginLayer() -> GraphicsContext {
    var layer = GraphicsContext(DrawingRecorder(recorder.drawing))
    layer.transform = transform
    return layer
  }

  /// Draws what was drawn on another context as one layer.
  package func draw(_ layer: GraphicsContext) {
    drawLayer { $0.recorder.commands = layer.recorder.commands }
  }
}
