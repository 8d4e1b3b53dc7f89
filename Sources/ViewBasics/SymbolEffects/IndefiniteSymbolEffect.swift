/// An effect that runs while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
