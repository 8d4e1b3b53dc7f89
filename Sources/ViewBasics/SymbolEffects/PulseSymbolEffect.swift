/// Makes the symbol fade out and in.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.pulse) }

  /// Animates each layer; symbols here have one layer.
  public var byLayer: PulseSymbolEffect { self }
  /// Animates the whole symbol at once, which is always the case here.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Makes the symbol fade out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
