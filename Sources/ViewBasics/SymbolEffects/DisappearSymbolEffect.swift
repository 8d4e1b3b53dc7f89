/// The symbol is gone while the effect is active; its room stays.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.disappear) }

  public var up: DisappearSymbolEffect { self }
  public var down: DisappearSymbolEffect { self }
  /// Symbols here have one layer.
  public var byLayer: DisappearSymbolEffect { self }
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol is gone while the effect is active; its room stays.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
