import Foundation
import LayoutCore
import ViewDrawing

// What Core Graphics calls a path is one of SwiftUI's here: these are the other names of the same.
extension Path {
  /// A closed rectangle.
  ///
  /// - Parameter transform: where its points are taken; nil: they stay.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    addRect(rect, transform: transform?.pointee ?? .identity)
  }

  /// The closed ellipse that touches all four sides of a rectangle.
  ///
  /// - Parameter transform: where its points are taken; nil: they stay.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    addEllipse(in: rect, transform: transform?.pointee ?? .identity)
  }

  /// A closed rectangle with four corners rounded alike.
  ///
  /// A corner larger than half of a side shrinks and keeps its proportions; a negative one is
  /// square.
  ///
  /// - Parameter transform: where its points are taken; nil: they stay.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
      transform: transform?.pointee ?? .identity)
  }

  /// The smallest rectangle around the outline; null for an empty path. The same as `boundingRect`.
  public var boundingBox: CGRect { boundingRect }

  /// The smallest rectangle around the outline; here the same as ``boundingBox``.
  public var boundingBoxOfPath: CGRect { boundingRect }

  /// Whether a point lies inside of the path.
  ///
  /// - Parameter transform: where the path is taken before it is looked at.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule, transform: CGAffineTransform = .identity
  ) -> Bool { contains(point.applying(transform), eoFill: rule == .evenOdd) }

  /// The outline of the line along the path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    strokedPath(
      StrokeStyle(
        lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    )
    .applying(transform)
  }
}
