import Foundation
import LayoutCore

extension Shape {
  /// Returns the shape at a fixed size in points, in the upper left corner of its frame.
  ///
  /// The frame still takes the proposed size; use `frame(width:height:)` to change the view's size.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// Returns the shape at a fixed width and height, in the upper left corner of its frame.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Returns the shape at a fixed size, with its anchor on that of the frame.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Returns the shape at a fixed width and height, with its anchor on that of the frame.
  public nonisolated func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint
  ) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
