import Foundation
import ViewRuntime

/// Corners of a rectangle, in UIKit's words.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path in UIKit's words, for shapes that make theirs with it.
///
/// ```swift
/// struct RoundedCorner: Shape {
///   func path(in rect: CGRect) -> Path {
///     let path = UIBezierPath(
///       roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
///       cornerRadii: CGSize(width: 16, height: 16))
///     return Path(path.cgPath)
///   }
/// }
/// ```
public final class UIBezierPath {
  /// The same path, for `Path(_:)`.
  public private(set) var cgPath: CGPath

  public init() { cgPath = Path() }
  public init(cgPath: CGPath) { self.cgPath = cgPath }
  public init(rect: CGRect) { cgPath = Path(rect) }
  public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = cornerRadii.width
    cgPath = UnevenRoundedRectangle(
      topLeadingRadius: corners.contains(.topLeft) ? radius : 0,
      bottomLeadingRadius: corners.contains(.bottomLeft) ? radius : 0,
      bottomTrailingRadius: corners.contains(.bottomRight) ? radius : 0,
      topTrailingRadius: corners.contains(.topRight) ? radius : 0
    ).path(in: rect)
  }

  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    var path = Path()
    // UIKit's "clockwise" is as the user sees it, SwiftUI's is the other way round.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
    cgPath = path
  }

  public func move(to point: CGPoint) { cgPath.move(to: point) }
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: end, control: controlPoint)
  }
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  public func close() { cgPath.closeSubpath() }
  public var bounds: CGRect { cgPath.boundingRect }
}

/// There is no other kind of path here than SwiftUI's own.
public typealias CGPath = Path

extension Path {
  /// The same path.
  public init(_ path: CGPath) { self = path }

  /// The same path.
  public var cgPath: CGPath { self }
}
