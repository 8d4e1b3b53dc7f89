/// What a transition does, as far as others must know.
public struct TransitionProperties: Sendable {
  /// Whether anything moves: such transitions may be replaced for people who asked for less motion.
  public var hasMotion: Bool

  /// Says whether anything moves.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
