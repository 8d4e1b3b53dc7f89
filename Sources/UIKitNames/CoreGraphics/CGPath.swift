import Foundation
import LayoutCore
import ViewDrawing

/// The lines and curves of a path in the words of Core Graphics: an object that does not change.
///
/// ```swift
/// let badge = CGPath(
///   roundedRect: rect, cornerWidth: 8, cornerHeight: 8, transform: nil)
/// return Path(badge)
/// ```
///
/// One that is drawn step by step is a ``CGMutablePath``, and goes wherever a `CGPath` is asked for.
// Only a `CGMutablePath` changes, and only by whoever draws it.
public class CGPath: Hashable, @unchecked Sendable {
  final var path: Path

  /// Of whichever of the two classes it is asked of.
  required init(path: Path) { self.path = path }

  /// A closed rectangle.
  ///
  /// - Parameter transform: where its points are taken; nil: they stay.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(path: path)
  }

  /// The closed ellipse that touches all four sides of a rectangle.
  ///
  /// - Parameter transform: where its points are taken; nil: they stay.
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
  /// - Parameter transform: where its points are taken; nil: they stay.
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

  /// Where the next line begins; zero in an empty path, and after closing where the subpath began.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around all that was drawn; null for an empty path.
  ///
  /// Control points that the curves do not reach lie outside.
  public var boundingBox: CGRect { path.boundingRect }

  /// The smallest rectangle around all that was drawn; here the same as ``boundingBox``.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Whether a point lies inside of the path.
  ///
  /// - Parameter transform: where the path is taken before it is looked at.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { path.contains(point.applying(transform), eoFill: rule == .evenOdd) }

  /// Whether both have the same steps at the same places.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

  public func hash(into hasher: inout Hasher) { hasher.combine(path.description) }
}

extension Path {
  /// The steps of a path of Core Graphics, as they are now.
  public init(_ path: CGPath) { self = path.path }

  /// The same steps as an object of Core Graphics.
  public var cgPath: CGPath { CGPath(path: self) }
}
