import Foundation
import HostInterface
import LayoutCore

/// A colour effect, as a function of a colour.
struct ColorFilter {
  private let change: (_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double)

  /// nil for effects of another kind.
  init?(_ effect: Effect) {
    switch effect {
    case .brightness(let amount):
      change = { ($0 + amount, $1 + amount, $2 + amount) }
    case .contrast(let factor):
      change = {
        (($0 - 0.5) * factor + 0.5, ($1 - 0.5) * factor + 0.5, ($2 - 0.5) * factor + 0.5)
      }
    case .saturation(let factor):
      change = { Self.saturate($0, $1, $2, by: factor) }
    case .grayscale(let amount):
      change = { Self.saturate($0, $1, $2, by: 1 - min(1, max(0, amount))) }
    case .colorInvert:
      change = { (1 - $0, 1 - $1, 1 - $2) }
    case .colorMultiply(.rgba(let red, let green, let blue, _)):
      change = { ($0 * red, $1 * green, $2 * blue) }
    case .hueRotation(let angle):
      change = { Self.rotate($0, $1, $2, by: angle) }
    // A colour that the terminal's theme determines, and effects that do not change the colours of
    // cells.
    case .colorMultiply, .luminanceToAlpha, .opacity, .clip, .shadow, .innerShadow, .blur,
      .rotation,
      .scale, .rotation3D, .transform, .blendMode, .group, .contentChange:
      return nil
    }
  }

  func apply(to ink: Ink) -> Ink {
    guard !ink.color.isStandard else { return ink }
    let (red, green, blue) = change(
      Double(ink.color.red) / 255, Double(ink.color.green) / 255, Double(ink.color.blue) / 255)
    func byte(_ value: Double) -> UInt8 {
      UInt8(clamping: (value * 255).rounded())
    }
    return Ink(
      CellColor(red: byte(red), green: byte(green), blue: byte(blue)), opacity: ink.opacity)
  }

  // The weights of the channels in perceived brightness (Rec. 709).
  private static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  private static func saturate(
    _ red: Double, _ green: Double, _ blue: Double, by factor: Double
  ) -> (Double, Double, Double) {
    let grey = luminance(red, green, blue)
    return (
      grey + (red - grey) * factor, grey + (green - grey) * factor, grey + (blue - grey) * factor
    )
  }

  /// Rotates the colour about the grey axis of the colour cube.
  private static func rotate(
    _ red: Double, _ green: Double, _ blue: Double, by angle: Double
  ) -> (Double, Double, Double) {
    let sums = HueRotation.rows(angle: angle).map { $0[0] * red + $0[1] * green + $0[2] * blue }
    return (sums[0], sums[1], sums[2])
  }
}
