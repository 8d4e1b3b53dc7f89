/// Makes the symbol rotate.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isClockwise = true

  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.rotate(clockwise: isClockwise))
  }

  /// Rotates clockwise, the default.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
  /// Rotates counterclockwise.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
  /// Animates each layer; symbols here have one layer.
  public var byLayer: RotateSymbolEffect { self }
  /// Animates the whole symbol at once, which is always the case here.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Makes the symbol rotate.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
