/// The symbol turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isClockwise = true

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.rotate(clockwise: isClockwise))
  }

  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
  /// Symbols here have one layer.
  public var byLayer: RotateSymbolEffect { self }
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
