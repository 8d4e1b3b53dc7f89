import LayoutCore
import TerminalInput

/// A colour of a cell: the terminal's default (`standard`), or an exact one.
///
/// `standard` is the text or background colour that the user chose for the terminal. It is distinct
/// from exact colours so that an app without its own colours looks native in any theme.
struct CellColor: Hashable, Sendable {
  // One word, so that comparing two screens is cheap: bit 24 marks an exact colour.
  private let packed: UInt32

  private init(packed: UInt32) {
    self.packed = packed
  }

  init(red: UInt8, green: UInt8, blue: UInt8) {
    packed = 0x0100_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// Makes a colour from its hexadecimal notation: `CellColor(0xFF8800)`.
  init(_ hex: UInt32) {
    packed = 0x0100_0000 | (hex & 0xFF_FFFF)
  }

  init(_ told: ScreenColor) {
    self.init(red: told.red, green: told.green, blue: told.blue)
  }

  static let standard = CellColor(packed: 0)

  var isStandard: Bool { packed == 0 }
  var red: UInt8 { UInt8(truncatingIfNeeded: packed >> 16) }
  var green: UInt8 { UInt8(truncatingIfNeeded: packed >> 8) }
  var blue: UInt8 { UInt8(truncatingIfNeeded: packed) }

  /// Returns this colour with `share` (0 to 1) of `other` blended over it, per channel in sRGB, as
  /// screens blend. Both must be exact.
  func mixed(with other: CellColor, share: Double) -> CellColor {
    let share = min(1, max(0, share))
    func channel(_ below: UInt8, _ above: UInt8) -> UInt8 {
      UInt8(clamping: (Double(below) * (1 - share) + Double(above) * share).rounded())
    }
    return CellColor(
      red: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue))
  }

  /// The perceived lightness of an exact colour, 0 (black) to 1 (white), which is Oklab's L.
  var lightness: Double { Oklab(self).lightness }
}
