import Foundation

/// How a whole number is written.
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

  /// Like 42, with zeroes before it.
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

/// How a broken number is written.
public struct OSLogFloatFormatting: Sendable {
  let letter: Character
  var precision: Int? = 6
  var explicitSign = false

  /// 42.500000.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(letter: "f") }
  /// 4.250000e+01.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(letter: "e") }
  /// Whichever is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(letter: "g") }
  /// 0x1.54p+5.
  public static var hex: OSLogFloatFormatting {
    OSLogFloatFormatting(letter: "a", precision: nil)
  }

  /// With so many digits behind the point.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: uppercase ? "F" : "f", precision: precision(), explicitSign: explicitPositiveSign)
  }

  /// With so many digits behind the point.
  public static func exponential(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: uppercase ? "E" : "e", precision: precision(), explicitSign: explicitPositiveSign)
  }

  /// With so many digits that count.
  public static func hybrid(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: uppercase ? "G" : "g", precision: precision(), explicitSign: explicitPositiveSign)
  }

  func text(_ number: Double) -> String {
    let digits = precision.map { ".\(max($0, 0))" } ?? ""
    return String(format: "%\(explicitSign ? "+" : "")\(digits)\(letter)", number)
  }
}

/// How a truth is written.
public enum OSLogBoolFormat: Sendable {
  /// true or false.
  case truth
  /// yes or no.
  case answer
}

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
