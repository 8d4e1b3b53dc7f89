import Foundation
import HostInterface
import LayoutCore

extension DrawingReplay {
  /// Something that the host writes.
  package struct Words {
    package enum Content {
      case text(TextContent)
      /// A symbol by its name, or a picture that could not be read.
      case image(ImageContent)
      case control(NodeContent)
    }

    package var content: Content
    /// From the content's own rectangle to pixels.
    package var transform: CGAffineTransform
    /// In the content's own points.
    package var rect: CGRect
    package var opacity: Double
    /// What may be drawn on; nil: everywhere. Words of which the middle is not in it are left out.
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
