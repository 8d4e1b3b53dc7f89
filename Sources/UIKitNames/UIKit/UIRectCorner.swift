import Foundation
import ViewDrawing
import ViewRuntime

/// A set of rectangle corners, with UIKit's names.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// A bit for each of the corners.
  public let rawValue: UInt
  /// A set of corners by UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner, even in right-to-left layouts.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
