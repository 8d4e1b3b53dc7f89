import Foundation
import HostInterface

/// An effect that maps colours with a matrix of four rows of five numbers: the contributions of
/// red, green, blue, opacity and 1 to each of the four.
struct ColorMatrixFilter {
  var rows: [SIMD4<Float>]
  var constant: SIMD4<Float>

  init(_ numbers: [Double]) {
    let numbers = numbers.count == 20 ? numbers.map { Float($0) } : Self.identity
    rows = (0..<4).map { row in
      SIMD4(
        numbers[row * 5], numbers[row * 5 + 1], numbers[row * 5 + 2], numbers[row * 5 + 3])
    }
    constant = SIMD4(numbers[4], numbers[9], numbers[14], numbers[19])
  }

  private static let identity: [Float] = [
    1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0,
  ]

  /// Nil for other effects.
  init?(_ effect: Effect, color: (HostColor) -> SIMD4<Float>) {
    switch effect {
    case .brightness(let amount): self.init(scale: 1, offset: amount)
    case .contrast(let factor): self.init(scale: factor, offset: 0.5 - factor / 2)
    case .saturation(let factor): self.init(saturation: factor)
    case .grayscale(let amount): self.init(saturation: 1 - min(max(amount, 0), 1))
    case .hueRotation(let angle): self.init(hueRotation: angle)
    case .colorInvert: self.init(scale: -1, offset: 1)
    case .colorMultiply(let factor):
      let factor = color(factor)
      self.init((0..<20).map { $0 % 6 == 0 ? Double(factor[$0 / 6]) : 0 })
    case .luminanceToAlpha:
      self.init([Double](repeating: 0, count: 15) + [0.2126, 0.7152, 0.0722, 0, 0])
    case .opacity, .clip, .shadow, .innerShadow, .blur, .rotation, .scale, .rotation3D, .transform,
      .blendMode, .group, .contentChange:
      return nil
    }
  }

  private init(scale: Double, offset: Double) {
    self.init([
      scale, 0, 0, 0, offset, 0, scale, 0, 0, offset, 0, 0, scale, 0, offset, 0, 0, 0, 1, 0,
    ])
  }

  private init(saturation factor: Double) {
    // The channels' contributions to perceived brightness (Rec. 709).
    let shares = [0.2126, 0.7152, 0.0722]
    var numbers: [Double] = []
    for row in 0..<3 {
      for column in 0..<3 {
        numbers.append(shares[column] * (1 - factor) + (row == column ? factor : 0))
      }
      numbers += [0, 0]
    }
    self.init(numbers + [0, 0, 0, 1, 0])
  }

  private init(hueRotation angle: Double) {
    self.init(HueRotation.rows(angle: angle).flatMap { $0 + [0, 0] } + [0, 0, 0, 1, 0])
  }

  /// - Parameter color: premultiplied, as is the result.
  func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let straight = color.divided
    var result = constant
    for row in 0..<4 { result[row] += (rows[row] * straight).sum() }
    return result.clamped(lowerBound: .zero, upperBound: .one).multiplied
  }
}
