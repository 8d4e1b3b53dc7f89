/// The symbol is larger or smaller while the effect is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  var factor = 1.15

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.scale(factor)) }

  public var up: ScaleSymbolEffect { ScaleSymbolEffect(factor: 1.15) }
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(factor: 0.85) }
  /// Symbols here have one layer.
  public var byLayer: ScaleSymbolEffect { self }
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger or smaller while the effect is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
