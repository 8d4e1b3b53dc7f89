import Foundation
import HostInterface
import LayoutCore

extension DrawingReplay {
  /// An item that the host draws as text.
  package struct Words {
    package enum Content {
      case text(TextContent)
      /// A symbol by its name, or a picture that could not be decoded.
      case image(ImageContent)
      case control(NodeContent)
    }

    package var content: Content
    /// The transform from the content's rectangle to pixels.
    package var transform: CGAffineTransform
    /// The rectangle, in the content's own points.
    package var rect: CGRect
    package var opacity: Double
    /// The area that may be drawn on; nil means everywhere. Text whose centre is outside is left
    /// out.
    package var clip: Coverage?
  }
}

extension DrawingReplay.Words {
  /// The pixels that the content's rectangle covers.
  package func pixels(in bounds: PixelRect) -> PixelRect {
    PixelRect(touching: rect.applying(transform), in: bounds)
  }

  @MainActor
  func shows(in clip: Coverage) -> Bool {
    let middle = CGPoint(x: rect.midX, y: rect.midY).applying(transform)
    guard abs(middle.x) < 1e6, abs(middle.y) < 1e6 else { return false }
    return clip[Int(clamping: middle.x.rounded(.down)), Int(clamping: middle.y.rounded(.down))]
      >= 0.5
  }
}
