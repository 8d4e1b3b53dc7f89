/// The properties of a transition that matter to others.
public struct TransitionProperties: Sendable {
  /// Whether the transition has motion: such transitions may be replaced for users who prefer
  /// reduced motion.
  public var hasMotion: Bool

  /// Makes the properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
