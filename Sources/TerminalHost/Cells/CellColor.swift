import LayoutCore
import TerminalInput

/// A colour of a cell: the terminal's own (`standard`), or an exact one.
///
/// `standard` is what the user chose for the terminal's text or background. It is kept apart from
/// exact colours so that an app without colours of its own looks at home in any theme.
struct CellColor: Hashable, Sendable {
  // One word, so that comparing two screens stays cheap: bit 24 tells an exact colour from none.
  private let packed: UInt32

  private init(packed: UInt32) {
    self.packed = packed
  }

  init(red: UInt8, green: UInt8, blue: UInt8) {
    packed = 0x0100_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// A colour written the way design tools write it: `CellColor(0xFF8800)`.
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

  /// This colour with `share` (0 to 1) of `other` laid over it, per channel in sRGB, as screens
  /// blend. Both have to be exact.
  func mixed(with other: CellColor, share: Double) -> CellColor {
    let share = min(1, max(0, share))
    func channel(_ below: UInt8, _ above: UInt8) -> UInt8 {
      UInt8(clamping: (Double(below) * (1 - share) + Double(above) * share).rounded())
    }
    return CellColor(
      red: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue))
  }

  /// Perceived lightness, 0 (black) to 1 (white); an exact colour's own, Oklab's L.
  var lightness: Double { Oklab(self).lightness }
}
