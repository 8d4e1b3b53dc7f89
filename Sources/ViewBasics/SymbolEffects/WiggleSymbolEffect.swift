import Foundation
import LayoutCore

/// Makes the symbol shake.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var x = 0.0
  var y = 0.0
  var angle = 0.2

  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.wiggle(x: x, y: y, angle: angle))
  }

  /// Rotates clockwise first and swings back; the default.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect() }
  /// Rotates counterclockwise first and swings back.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(angle: -0.2) }
  /// Moves up to 3 points to the left first and swings back.
  public var left: WiggleSymbolEffect { WiggleSymbolEffect(x: -3, angle: 0) }
  /// Moves up to 3 points to the right first and swings back.
  public var right: WiggleSymbolEffect { WiggleSymbolEffect(x: 3, angle: 0) }
  /// Moves up to 3 points upward first and swings back.
  public var up: WiggleSymbolEffect { WiggleSymbolEffect(y: -3, angle: 0) }
  /// Moves up to 3 points downward first and swings back.
  public var down: WiggleSymbolEffect { WiggleSymbolEffect(y: 3, angle: 0) }
  /// Moves to the right first, in right-to-left layouts too.
  public var forward: WiggleSymbolEffect { right }
  /// Moves to the left first, in right-to-left layouts too.
  public var backward: WiggleSymbolEffect { left }

  /// Moves along a line at an angle from the positive x axis.
  public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }

  /// Moves along a line at an angle in degrees.
  public func custom(angle: Double) -> WiggleSymbolEffect {
    let radians = angle * .pi / 180
    return WiggleSymbolEffect(x: 3 * cos(radians), y: 3 * sin(radians), angle: 0)
  }

  /// Animates each layer; symbols here have one layer.
  public var byLayer: WiggleSymbolEffect { self }
  /// Animates the whole symbol at once, which is always the case here.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Makes the symbol shake.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
