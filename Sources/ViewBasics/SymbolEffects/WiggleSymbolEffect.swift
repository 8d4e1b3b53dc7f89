import Foundation
import LayoutCore

/// The symbol shakes.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var x = 0.0
  var y = 0.0
  var angle = 0.2

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.wiggle(x: x, y: y, angle: angle))
  }

  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect() }
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(angle: -0.2) }
  public var left: WiggleSymbolEffect { WiggleSymbolEffect(x: -3, angle: 0) }
  public var right: WiggleSymbolEffect { WiggleSymbolEffect(x: 3, angle: 0) }
  public var up: WiggleSymbolEffect { WiggleSymbolEffect(y: -3, angle: 0) }
  public var down: WiggleSymbolEffect { WiggleSymbolEffect(y: 3, angle: 0) }
  public var forward: WiggleSymbolEffect { right }
  public var backward: WiggleSymbolEffect { left }

  /// Along a line, told by its angle from the positive x axis.
  public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }

  /// Along a line, told by its angle in degrees.
  public func custom(angle: Double) -> WiggleSymbolEffect {
    let radians = angle * .pi / 180
    return WiggleSymbolEffect(x: 3 * cos(radians), y: 3 * sin(radians), angle: 0)
  }

  /// Symbols here have one layer.
  public var byLayer: WiggleSymbolEffect { self }
  public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol shakes.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
