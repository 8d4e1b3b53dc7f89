/// Makes the symbol larger or smaller while the effect is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  var factor = 1.15

  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.scale(factor)) }

  /// Scales to 1.15 times the size, the default.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(factor: 1.15) }
  /// Scales to 0.85 times the size.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(factor: 0.85) }
  /// Animates each layer; symbols here have one layer.
  public var byLayer: ScaleSymbolEffect { self }
  /// Animates the whole symbol at once, which is always the case here.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Makes the symbol larger or smaller while the effect is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
