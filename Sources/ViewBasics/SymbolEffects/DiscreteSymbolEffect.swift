/// An effect that runs once for each trigger.
public protocol DiscreteSymbolEffect: SymbolEffect {}
