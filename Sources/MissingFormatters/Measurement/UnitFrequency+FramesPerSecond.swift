import Foundation

extension UnitFrequency {
  /// Frames per second; one equals one hertz.
  public static var framesPerSecond: UnitFrequency {
    UnitFrequency(symbol: "FPS", converter: UnitConverterLinear(coefficient: 1))
  }
}
