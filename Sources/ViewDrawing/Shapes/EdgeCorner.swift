import Foundation
import LayoutCore

extension Edge {
  /// One of a rectangle's corners.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    /// The corner, named by its edges.
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// A set of corners.
    public struct Set: OptionSet, Hashable, Sendable {
      /// One bit for each corner.
      public let rawValue: Int8

      /// Makes the corners of a bit pattern.
      public init(rawValue: Int8) { self.rawValue = rawValue }

      /// Makes a set with one corner.
      public init(_ corner: Edge.Corner) { self.init(rawValue: 1 << corner.rawValue) }

      /// The upper leading corner.
      public static let topLeading = Set(.topLeading)
      /// The upper trailing corner.
      public static let topTrailing = Set(.topTrailing)
      /// The lower leading corner.
      public static let bottomLeading = Set(.bottomLeading)
      /// The lower trailing corner.
      public static let bottomTrailing = Set(.bottomTrailing)
      /// All four corners.
      public static let all: Set = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
    }

    /// How round a corner is.
    public struct Style: Hashable, Sendable {
      /// The radius; nil derives it from the container's corner.
      let radius: CGFloat?
      let minimum: CGFloat

      /// Concentric with the container's corner: its radius minus the distance to it.
      public static var concentric: Style { Style(radius: nil, minimum: 0) }

      /// Concentric with the container's corner: its radius minus the distance to it, but at least
      /// `minimum`; nil allows a square corner.
      public static func concentric(minimum: Style? = nil) -> Style {
        Style(radius: nil, minimum: minimum.map { $0.radius ?? $0.minimum } ?? 0)
      }

      /// Returns a fixed radius, in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, minimum: 0) }

      func radius(of container: CGFloat, at distance: CGFloat) -> CGFloat {
        radius ?? max(container - distance, minimum, 0)
      }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a radius in points, written as a number: the same as `.fixed(value)`.
  public init(floatLiteral value: Double) { self = .fixed(value) }
  /// Makes a radius in whole points, written as a number: the same as `.fixed(value)`.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
