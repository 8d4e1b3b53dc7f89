import Foundation
import LayoutCore

/// What tells inside from outside.
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}

// What Core Graphics calls a path is one of SwiftUI's here: these are the other names of the same.
extension Path {
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    addRect(rect, transform: transform?.pointee ?? .identity)
  }

  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    addEllipse(in: rect, transform: transform?.pointee ?? .identity)
  }

  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
      transform: transform?.pointee ?? .identity)
  }

  public var boundingBox: CGRect { boundingRect }
  public var boundingBoxOfPath: CGRect { boundingRect }

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
