/// The symbol is gone while the effect is active; its room stays.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the effect does, as values.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.disappear) }

  /// On Apple's systems it goes upward; here it shrinks a little where it is, as without this.
  public var up: DisappearSymbolEffect { self }
  /// On Apple's systems it goes downward; here it shrinks a little where it is, as without this.
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
