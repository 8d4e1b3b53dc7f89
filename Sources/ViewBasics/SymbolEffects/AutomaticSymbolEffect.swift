/// The effect that suits a symbol that appears, disappears or is replaced.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.automatic) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that suits a symbol that appears, disappears or is replaced.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
