/// Whatever suits a symbol that comes, goes or gives way to another one.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  /// What the effect does, as values.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.automatic) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// Whatever suits a symbol that comes, goes or gives way to another one.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
