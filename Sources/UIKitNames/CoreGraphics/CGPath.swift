import Foundation
import LayoutCore
import ViewDrawing

/// An immutable path of lines and curves, with Core Graphics' names.
///
/// ```swift
/// let badge = CGPath(
///   roundedRect: rect, cornerWidth: 8, cornerHeight: 8, transform: nil)
/// return Path(badge)
/// ```
///
/// A ``CGMutablePath`` is drawn step by step and can be used wherever a `CGPath` is expected.
// Only a `CGMutablePath` changes, and only through the code that draws it.
public class CGPath: Hashable, @unchecked Sendable {
  final var path: Path

  /// Creates an instance of either class.
  required init(path: Path) { self.path = path }

  /// A closed rectangle.
  ///
  /// - Parameter transform: applied to its points; nil leaves them unchanged.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(path: path)
  }

  /// The closed ellipse that touches all four sides of a rectangle.
  ///
  /// - Parameter transform: applied to its points; nil leaves them unchanged.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(path: path)
  }

  /// A closed rectangle with four corners rounded alike.
  ///
  /// A corner larger than half of a side shrinks and keeps its proportions; a negative one is
  /// square.
  ///
  /// - Parameter transform: applied to its points; nil leaves them unchanged.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var path = Path()
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
      transform: transform?.pointee ?? .identity)
    self.init(path: path)
  }

  /// Whether nothing was drawn; a path that only moved is not empty.
  public var isEmpty: Bool { path.isEmpty }

  /// Where the next line begins; zero in an empty path, and the subpath's start after closing it.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around everything that was drawn; null for an empty path.
  ///
  /// It may exclude control points that the curves do not reach.
  public var boundingBox: CGRect { path.boundingRect }

  /// The smallest rectangle around everything that was drawn; the same as ``boundingBox`` here.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Whether a point lies inside the path.
  ///
  /// - Parameter transform: applied to the path before testing.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { path.contains(point.applying(transform), eoFill: rule == .evenOdd) }

  /// Whether both have the same elements at the same positions.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

  public func hash(into hasher: inout Hasher) { hasher.combine(path.description) }
}

extension Path {
  /// The elements of a Core Graphics path, as they are now.
  public init(_ path: CGPath) { self = path.path }

  /// The same elements as a Core Graphics path.
  public var cgPath: CGPath { CGPath(path: self) }
}
