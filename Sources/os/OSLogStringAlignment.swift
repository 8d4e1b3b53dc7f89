import Foundation

/// How a value is padded.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isRight: Bool

  /// No padding.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: false) }

  /// Aligned right in a number of columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: true)
  }

  /// Aligned left in a number of columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: false)
  }

  func text(_ string: String) -> String {
    let blanks = String(repeating: " ", count: max(columns - string.count, 0))
    return isRight ? blanks + string : string + blanks
  }
}
