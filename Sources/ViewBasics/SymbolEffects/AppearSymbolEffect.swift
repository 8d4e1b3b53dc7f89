/// The symbol is there while the effect is active, and comes with it.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.appear) }

  public var up: AppearSymbolEffect { self }
  public var down: AppearSymbolEffect { self }
  /// Symbols here have one layer.
  public var byLayer: AppearSymbolEffect { self }
  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol is there while the effect is active, and comes with it.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
