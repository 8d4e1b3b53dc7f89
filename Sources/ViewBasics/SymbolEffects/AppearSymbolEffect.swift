/// Shows the symbol while the effect is active, with an animated appearance.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.appear) }

  /// On Apple's systems the symbol appears from below; here it grows slightly in place, as by
  /// default.
  public var up: AppearSymbolEffect { self }
  /// On Apple's systems the symbol appears from above; here it grows slightly in place, as by
  /// default.
  public var down: AppearSymbolEffect { self }
  /// Animates each layer; symbols here have one layer.
  public var byLayer: AppearSymbolEffect { self }
  /// Animates the whole symbol at once, which is always the case here.
  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Shows the symbol while the effect is active, with an animated appearance.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
