import Foundation
import ViewDrawing
import ViewRuntime

extension UIImage {
  /// A picture with one point per pixel.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// - Parameters:
  ///   - scale: the number of pixels per point.
  ///   - orientation: the orientation of the pixels; the picture is shown upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage.picture(scale: scale, orientation: orientation.ofImages), scale: scale)
  }

  /// The pixels; nil for a symbol, and for bytes that cannot be decoded.
  ///
  /// Decodes the picture at each call.
  public var cgImage: CGImage? {
    guard case .picture(let picture) = source else { return nil }
    return CGImage(picture)
  }

  /// The orientation of a picture.
  public enum Orientation: Int, Sendable {
    /// The cases of `Image.Orientation`, in another order: the raw values are UIKit's.
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
  /// The rendered picture in its current state.
  public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
