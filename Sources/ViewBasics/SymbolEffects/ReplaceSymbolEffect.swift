/// One symbol makes room for another one.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// What the effect does, as values.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.replace) }

  /// One goes downward, the other comes upward; here the same as `replace`.
  public var downUp: ReplaceSymbolEffect { self }
  /// One goes upward, the other comes upward; here the same as `replace`.
  public var upUp: ReplaceSymbolEffect { self }
  /// One is gone at once, the other comes upward; here the same as `replace`.
  public var offUp: ReplaceSymbolEffect { self }
  /// One goes downward, the other comes upward; here the same as `replace`.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// One goes upward, the other comes upward; here the same as `replace`.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// One is gone at once, the other comes upward; here the same as `replace`.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// Symbols here have one layer.
  public var byLayer: ReplaceSymbolEffect { self }
  /// All of the symbol at once, as here in any case.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// Parts that both symbols have stay; here none is known, so it is the other one that is given.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }

  /// Parts that both symbols have stay.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    /// What the effect does, as values: the same as that of `replace`.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.replace) }
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol makes room for another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
