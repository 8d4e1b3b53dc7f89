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
