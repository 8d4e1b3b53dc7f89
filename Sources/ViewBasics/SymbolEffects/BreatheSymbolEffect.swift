/// The symbol grows and shrinks, slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var pulses = false

  /// What the effect does, as values.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.breathe(pulses: pulses))
  }

  /// It changes its size only.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(pulses: false) }
  /// It fades a little as well.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(pulses: true) }
  /// Symbols here have one layer.
  public var byLayer: BreatheSymbolEffect { self }
  /// All of the symbol at once, as here in any case.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks, slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
