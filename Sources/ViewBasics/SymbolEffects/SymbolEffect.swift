/// An animation of a symbol: it bounces, pulses, appears, disappears or is replaced.
///
/// ```swift
/// Image(systemName: "bell").symbolEffect(.bounce, value: count)
/// Image(systemName: "wifi").symbolEffect(.variableColor.iterative, isActive: isSearching)
/// Image(systemName: isOn ? "eye" : "eye.slash").contentTransition(.symbolEffect(.replace))
/// ```
public protocol SymbolEffect: Sendable {
  /// The effect's configuration, from which symbol views animate.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once for each trigger.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that runs while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect with which a symbol appears or disappears.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect with which one symbol replaces another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
