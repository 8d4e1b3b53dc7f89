/// Makes the symbol bounce.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isDown = false

  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.bounce(isDown: isDown))
  }

  /// Bounces by growing first.
  public var up: BounceSymbolEffect { BounceSymbolEffect(isDown: false) }
  /// Bounces by shrinking first.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
  /// Animates each layer; symbols here have one layer.
  public var byLayer: BounceSymbolEffect { self }
  /// Animates the whole symbol at once, which is always the case here.
  public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Makes the symbol bounce.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
