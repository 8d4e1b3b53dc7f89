import Foundation
import LayoutCore

extension Shape {
  /// The shape in a rectangle of a fixed size in points, in the upper left corner of its frame.
  ///
  /// The frame takes what is offered all the same; use `frame(width:height:)` to make the view
  /// small.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// The shape in a rectangle of a fixed width and height, in the upper left corner of its frame.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape in a rectangle of a fixed size, whose anchor lies on that of the frame.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// The shape in a rectangle of a fixed width and height, whose anchor lies on that of the frame.
  public nonisolated func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint
  ) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
