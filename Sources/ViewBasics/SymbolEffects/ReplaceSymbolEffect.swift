/// Replaces one symbol by another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.replace) }

  /// The old symbol moves down, the new one up; here the same as `replace`.
  public var downUp: ReplaceSymbolEffect { self }
  /// The old symbol moves up, the new one up; here the same as `replace`.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old symbol disappears at once, the new one moves up; here the same as `replace`.
  public var offUp: ReplaceSymbolEffect { self }
  /// The old symbol moves down, the new one up; here the same as `replace`.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// The old symbol moves up, the new one up; here the same as `replace`.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// The old symbol disappears at once, the new one moves up; here the same as `replace`.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// Animates each layer; symbols here have one layer.
  public var byLayer: ReplaceSymbolEffect { self }
  /// Animates the whole symbol at once, which is always the case here.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// Keeps parts that both symbols share; here none are known, so the result is the same as
  /// `replace`.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }

  /// A replacement that keeps parts that both symbols share.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    /// The effect's configuration, the same as that of `replace`.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.replace) }
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Replaces one symbol by another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
