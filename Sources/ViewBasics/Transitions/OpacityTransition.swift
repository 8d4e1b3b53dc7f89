import ViewRuntime

/// Fades in and out.
public struct OpacityTransition {
  public nonisolated init() {}
}

extension OpacityTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension AnyTransition {
  /// Fades in and out.
  public static let opacity = AnyTransition(OpacityTransition())
}
