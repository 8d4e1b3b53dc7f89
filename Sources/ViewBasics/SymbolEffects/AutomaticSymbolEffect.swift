/// Whatever suits a symbol that comes, goes or gives way to another one.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.automatic) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// Whatever suits a symbol that comes, goes or gives way to another one.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
