import Foundation
import ViewDrawing
import ViewRuntime

extension UIImage {
  /// A picture of as many points as it has pixels.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// - Parameter scale: how many pixels a point has.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage.picture(scale: scale), scale: scale)
  }

  /// How a picture is turned; pictures here stand upright.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
}

extension ImageRenderer {
  /// The picture as it comes out now.
  public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
