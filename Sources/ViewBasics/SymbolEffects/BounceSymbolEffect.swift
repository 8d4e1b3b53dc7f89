/// The symbol jumps.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isDown = false

  /// What the effect does, as values.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.bounce(isDown: isDown))
  }

  /// It grows first.
  public var up: BounceSymbolEffect { BounceSymbolEffect(isDown: false) }
  /// It shrinks first.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
  /// Symbols here have one layer.
  public var byLayer: BounceSymbolEffect { self }
  /// All of the symbol at once, as here in any case.
  public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
