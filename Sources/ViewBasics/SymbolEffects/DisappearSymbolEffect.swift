/// The symbol is gone while the effect is active; its room stays.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the effect does, as values.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.disappear) }

  /// Goes upward; here as without it, shrinking a little where it is.
  public var up: DisappearSymbolEffect { self }
  /// Goes downward; here as without it, shrinking a little where it is.
  public var down: DisappearSymbolEffect { self }
  /// Symbols here have one layer.
  public var byLayer: DisappearSymbolEffect { self }
  /// All of the symbol at once, as here in any case.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol is gone while the effect is active; its room stays.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
