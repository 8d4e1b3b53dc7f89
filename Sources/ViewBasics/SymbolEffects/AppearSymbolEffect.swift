/// The symbol is there while the effect is active, and comes with it.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the effect does, as values.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.appear) }

  /// On Apple's systems it comes from below; here it grows a little where it is, as without this.
  public var up: AppearSymbolEffect { self }
  /// On Apple's systems it comes from above; here it grows a little where it is, as without this.
  public var down: AppearSymbolEffect { self }
  /// Symbols here have one layer.
  public var byLayer: AppearSymbolEffect { self }
  /// All of the symbol at once, as here in any case.
  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol is there while the effect is active, and comes with it.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
