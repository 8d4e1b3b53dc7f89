/// The symbol turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isClockwise = true

  /// What the effect does, as values.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.rotate(clockwise: isClockwise))
  }

  /// It turns to the right, as by itself.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
  /// It turns to the left.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
  /// Symbols here have one layer.
  public var byLayer: RotateSymbolEffect { self }
  /// All of the symbol at once, as here in any case.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
