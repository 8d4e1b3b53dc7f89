/// Removes the symbol in the reverse of `drawOn`: here it shrinks and disappears.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The effect's configuration, the same as that of `disappear`.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.disappear) }

  /// Animates each layer; symbols here have one layer.
  public var byLayer: DrawOffSymbolEffect { self }
  /// Animates the whole symbol at once, which is always the case here.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// Draws one line after another; here the whole symbol at once.
  public var individually: DrawOffSymbolEffect { self }
  /// Erases the lines from their ends; here the symbol shrinks as by default.
  public var reversed: DrawOffSymbolEffect { self }
  /// Erases the lines from their starts; here the symbol shrinks as by default.
  public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Removes the symbol in the reverse of `drawOn`: here it shrinks and disappears.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
