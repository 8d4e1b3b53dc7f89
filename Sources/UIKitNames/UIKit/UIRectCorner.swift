import Foundation
import ViewDrawing
import ViewRuntime

/// Corners of a rectangle, in UIKit's words.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// A bit for each of the corners.
  public let rawValue: UInt
  /// Corners by UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Where the top and the left side meet, also where text goes from right to left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// Where the top and the right side meet.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// Where the bottom and the left side meet.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// Where the bottom and the right side meet.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
