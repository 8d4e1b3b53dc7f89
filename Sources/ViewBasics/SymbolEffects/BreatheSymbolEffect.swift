/// The symbol grows and shrinks, slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var pulses = false

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.breathe(pulses: pulses))
  }

  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(pulses: false) }
  /// It fades a little as well.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(pulses: true) }
  /// Symbols here have one layer.
  public var byLayer: BreatheSymbolEffect { self }
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks, slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
