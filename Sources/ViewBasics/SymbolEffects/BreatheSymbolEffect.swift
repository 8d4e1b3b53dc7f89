/// Makes the symbol grow and shrink slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var pulses = false

  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.breathe(pulses: pulses))
  }

  /// Changes only the size.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(pulses: false) }
  /// Fades slightly as well.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(pulses: true) }
  /// Animates each layer; symbols here have one layer.
  public var byLayer: BreatheSymbolEffect { self }
  /// Animates the whole symbol at once, which is always the case here.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Makes the symbol grow and shrink slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
