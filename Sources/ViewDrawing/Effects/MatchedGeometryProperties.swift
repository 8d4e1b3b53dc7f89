import Foundation
import LayoutCore
import ViewRuntime

/// The properties that matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Makes a set of bits; bits without a meaning have no effect.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the anchor; each view keeps its own size.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  /// The width and height; each view keeps its own position.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
