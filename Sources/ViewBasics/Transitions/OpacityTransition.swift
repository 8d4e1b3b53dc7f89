import ViewDrawing
import ViewRuntime

/// Fades in and out.
public struct OpacityTransition {
  /// A fade; `.opacity` is the shorter way to write it.
  public nonisolated init() {}
}

extension OpacityTransition: Transition {
  /// The view as it is, or invisible; the system calls this.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// Tells that nothing moves.
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
