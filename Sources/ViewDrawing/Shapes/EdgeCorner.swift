import Foundation
import LayoutCore

extension Edge {
  /// One of a rectangle's corners.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    /// By the edges that meet in it.
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// Some of the corners.
    public struct Set: OptionSet, Hashable, Sendable {
      /// One bit for each corner.
      public let rawValue: Int8

      /// The corners of a bit pattern.
      public init(rawValue: Int8) { self.rawValue = rawValue }

      /// One of them.
      public init(_ corner: Edge.Corner) { self.init(rawValue: 1 << corner.rawValue) }

      /// The upper corner where lines of text begin.
      public static let topLeading = Set(.topLeading)
      /// The upper corner where lines of text end.
      public static let topTrailing = Set(.topTrailing)
      /// The lower corner where lines of text begin.
      public static let bottomLeading = Set(.bottomLeading)
      /// The lower corner where lines of text end.
      public static let bottomTrailing = Set(.bottomTrailing)
      /// All four.
      public static let all: Set = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
    }

    /// How around a corner is.
    public struct Style: Hashable, Sendable {
      /// Nil: as far as the container's corner leaves it.
      let radius: CGFloat?
      let minimum: CGFloat

      /// As round as the container's corner, less the distance from it.
      public static var concentric: Style { Style(radius: nil, minimum: 0) }

      /// As round as the container's corner, less the distance from it, but not less than
      /// `minimum`; nil: it may be square.
      public static func concentric(minimum: Style? = nil) -> Style {
        Style(radius: nil, minimum: minimum.map { $0.radius ?? $0.minimum } ?? 0)
      }

      /// With a radius of its own, in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, minimum: 0) }

      func radius(of container: CGFloat, at distance: CGFloat) -> CGFloat {
        radius ?? max(container - distance, minimum, 0)
      }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A radius in points, written as a number: the same as `.fixed(value)`.
  public init(floatLiteral value: Double) { self = .fixed(value) }
  /// A radius in whole points, written as a number: the same as `.fixed(value)`.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
