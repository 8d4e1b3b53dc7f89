/// Hides the symbol while the effect is active; its space remains.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.disappear) }

  /// On Apple's systems the symbol disappears upward; here it shrinks slightly in place, as by
  /// default.
  public var up: DisappearSymbolEffect { self }
  /// On Apple's systems the symbol disappears downward; here it shrinks slightly in place, as by
  /// default.
  public var down: DisappearSymbolEffect { self }
  /// Animates each layer; symbols here have one layer.
  public var byLayer: DisappearSymbolEffect { self }
  /// Animates the whole symbol at once, which is always the case here.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Hides the symbol while the effect is active; its space remains.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
