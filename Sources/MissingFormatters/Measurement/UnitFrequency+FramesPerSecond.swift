import Foundation

extension UnitFrequency {
  /// Pictures in a second, of which each is one Hertz.
  public static var framesPerSecond: UnitFrequency {
    UnitFrequency(symbol: "FPS", converter: UnitConverterLinear(coefficient: 1))
  }
}
