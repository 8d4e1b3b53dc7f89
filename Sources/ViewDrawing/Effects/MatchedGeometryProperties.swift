import Foundation
import LayoutCore
import ViewRuntime

/// What views of one group have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Makes a set of bits; those that mean nothing here change nothing.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where the anchor lies; each view keeps a size of its own.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  /// The width and the height; each view keeps a place of its own.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
