/// A transition that inserts and removes the view immediately.
public struct IdentityTransition {
  /// Creates the identity transition.
  public nonisolated init() {}
}

extension IdentityTransition: Transition {
  /// Returns the view unchanged in every phase.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// Specifies that there is no motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension IdentityTransition: TransitionFacts {
  var ownsAnimation: Bool { false }
  var isNothing: Bool { true }
}

extension Transition where Self == IdentityTransition {
  /// A transition that inserts and removes the view immediately.
  public static var identity: IdentityTransition { IdentityTransition() }
}
