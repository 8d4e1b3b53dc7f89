/// The symbol is there while the effect is active, and comes with it.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the effect does, as values.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.appear) }

  /// Comes from below; here as without it, growing a little where it is.
  public var up: AppearSymbolEffect { self }
  /// Comes from above; here as without it, growing a little where it is.
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
