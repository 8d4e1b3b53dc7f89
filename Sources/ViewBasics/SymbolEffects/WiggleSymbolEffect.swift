import Foundation
import LayoutCore

/// The symbol shakes.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var x = 0.0
  var y = 0.0
  var angle = 0.2

  /// What the effect does, as values.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.wiggle(x: x, y: y, angle: angle))
  }

  /// It turns to the right first and swings back, as by itself.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect() }
  /// It turns to the left first and swings back.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(angle: -0.2) }
  /// It moves up to 3 points to the left first and swings back.
  public var left: WiggleSymbolEffect { WiggleSymbolEffect(x: -3, angle: 0) }
  /// It moves up to 3 points to the right first and swings back.
  public var right: WiggleSymbolEffect { WiggleSymbolEffect(x: 3, angle: 0) }
  /// It moves up to 3 points upward first and swings back.
  public var up: WiggleSymbolEffect { WiggleSymbolEffect(y: -3, angle: 0) }
  /// It moves up to 3 points downward first and swings back.
  public var down: WiggleSymbolEffect { WiggleSymbolEffect(y: 3, angle: 0) }
  /// To the right first, also where lines run from right to left.
  public var forward: WiggleSymbolEffect { right }
  /// To the left first, also where lines run from right to left.
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
  /// All of the symbol at once, as here in any case.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol shakes.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
