/// Comes and goes at once.
public struct IdentityTransition {
  public nonisolated init() {}
}

extension IdentityTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

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
