import Foundation

/// How a floating-point number is written.
public struct OSLogFloatFormatting: Sendable {
  let letter: Character
  var precision: Int? = 6
  var explicitSign = false

  /// 42.500000.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(letter: "f") }
  /// 4.250000e+01.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(letter: "e") }
  /// Fixed or exponential, whichever is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(letter: "g") }
  /// 0x1.54p+5.
  public static var hex: OSLogFloatFormatting {
    OSLogFloatFormatting(letter: "a", precision: nil)
  }

  /// Fixed, with a number of digits after the decimal point.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: uppercase ? "F" : "f", precision: precision(), explicitSign: explicitPositiveSign)
  }

  /// Exponential, with a number of digits after the decimal point.
  public static func exponential(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: uppercase ? "E" : "e", precision: precision(), explicitSign: explicitPositiveSign)
  }

  /// Fixed or exponential, with a number of significant digits.
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
