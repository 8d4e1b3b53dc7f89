import Foundation
import HostInterface
import ViewRuntime

/// A picture repeated over an area.
public struct ImagePaint: ShapeStyle {
  /// The picture to repeat.
  public var image: Image
  /// The part of the picture to repeat, in its unit square.
  public var sourceRect: CGRect
  /// The scale of each tile relative to the picture.
  public var scale: CGFloat

  /// Makes a picture repeated over an area from its upper left corner, at its own size times
  /// `scale`.
  ///
  /// `sourceRect` has no effect here: the whole picture is always repeated. In a terminal the area
  /// has a single colour.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public typealias Resolved = Never
}

extension ImagePaint: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    .image(image.imageContent(in: environment), scale: Double(scale))
  }
}

extension ImagePaint: View {
  public var body: _ShapeView<Rectangle, ImagePaint> { Rectangle().fill(self) }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture repeated over an area; `sourceRect` has no effect here.
  ///
  /// ```swift
  /// Rectangle().fill(.image(Image("Tiles"), scale: 0.5))
  /// ```
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
