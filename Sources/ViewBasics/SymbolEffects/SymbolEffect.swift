/// Something that happens to a symbol: it jumps, beats, comes, goes, gives way to another one.
///
/// ```swift
/// Image(systemName: "bell").symbolEffect(.bounce, value: count)
/// Image(systemName: "wifi").symbolEffect(.variableColor.iterative, isActive: isSearching)
/// Image(systemName: isOn ? "eye" : "eye.slash").contentTransition(.symbolEffect(.replace))
/// ```
public protocol SymbolEffect: Sendable {
  /// What a host of symbols makes of the effect.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that is over after a moment.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect with which one symbol gives way to another one.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
