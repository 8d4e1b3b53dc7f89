/// One symbol makes room for another one.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.replace) }

  public var downUp: ReplaceSymbolEffect { self }
  public var upUp: ReplaceSymbolEffect { self }
  public var offUp: ReplaceSymbolEffect { self }
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// Symbols here have one layer.
  public var byLayer: ReplaceSymbolEffect { self }
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// Parts that both symbols have stay; here none is known, so it is the other one that is given.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }

  /// Parts that both symbols have stay.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.replace) }
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol makes room for another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
