/// An effect with which one symbol replaces another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
