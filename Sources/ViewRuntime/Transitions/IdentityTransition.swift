/// Comes and goes at once.
public struct IdentityTransition {
  /// Comes and goes at once.
  public nonisolated init() {}
}

extension IdentityTransition: Transition {
  /// The view as it is, whatever the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// Without motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension IdentityTransition: TransitionFacts {
  var ownsAnimation: Bool { false }
  var isNothing: Bool { true }
}

extension Transition where Self == IdentityTransition {
  /// Comes and goes at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}
