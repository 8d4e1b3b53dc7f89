import Foundation
import ViewDrawing
import ViewRuntime

extension UIImage {
  /// A picture of as many points as it has pixels.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// - Parameters:
  ///   - scale: how many pixels a point has.
  ///   - orientation: how the pixels lie; the picture stands upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage.picture(scale: scale, orientation: orientation.ofImages), scale: scale)
  }

  /// The pixels; nil for a symbol, and for bytes that cannot be read.
  ///
  /// Decodes the picture each time it is asked.
  public var cgImage: CGImage? {
    guard case .picture(let picture) = source else { return nil }
    return CGImage(picture)
  }

  /// How a picture is turned.
  public enum Orientation: Int, Sendable {
    /// As in `Image.Orientation`, in another order: the raw values are UIKit's.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    fileprivate var ofImages: Image.Orientation {
      switch self {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .upMirrored: .upMirrored
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .rightMirrored: .rightMirrored
      }
    }
  }
}

extension ImageRenderer {
  /// The picture as it comes out now.
  public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
