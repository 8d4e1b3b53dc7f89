/// The symbol is larger or smaller while the effect is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  var factor = 1.15

  /// What the effect does, as values.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.scale(factor)) }

  /// It is 1.15 times as large, as by itself.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(factor: 1.15) }
  /// It is 0.85 times as large.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(factor: 0.85) }
  /// Symbols here have one layer.
  public var byLayer: ScaleSymbolEffect { self }
  /// All of the symbol at once, as here in any case.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger or smaller while the effect is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
