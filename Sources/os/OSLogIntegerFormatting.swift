import Foundation

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  var minDigits = 0
  var explicitSign = false
  var includePrefix = false
  var uppercase = false

  /// 42.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  /// 2a.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// 52.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// Like 42, with leading zeros.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int)
    -> OSLogIntegerFormatting
  {
    OSLogIntegerFormatting(radix: 10, minDigits: minDigits, explicitSign: explicitPositiveSign)
  }

  /// Like +42.
  public static func decimal(explicitPositiveSign: Bool) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, explicitSign: explicitPositiveSign)
  }

  /// Like 0x2A.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, minDigits: minDigits, explicitSign: explicitPositiveSign,
      includePrefix: includePrefix, uppercase: uppercase)
  }

  /// Like 0o52.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, minDigits: minDigits, explicitSign: explicitPositiveSign,
      includePrefix: includePrefix, uppercase: uppercase)
  }

  func text<T: FixedWidthInteger>(_ number: T) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: uppercase)
    let zeroes = String(repeating: "0", count: max(minDigits - digits.count, 0))
    let prefix = includePrefix ? (radix == 16 ? "0x" : "0o") : ""
    return (number < 0 ? "-" : explicitSign ? "+" : "") + prefix + zeroes + digits
  }
}
