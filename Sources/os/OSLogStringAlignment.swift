import Foundation

/// In what room a value is written.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isRight: Bool

  /// Its own.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: false) }

  /// So many characters, at their end.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: true)
  }

  /// So many characters, at their beginning.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: false)
  }

  func text(_ string: String) -> String {
    let blanks = String(repeating: " ", count: max(columns - string.count, 0))
    return isRight ? blanks + string : string + blanks
  }
}
