import ViewDrawing
import ViewRuntime

/// A transition that fades the view in and out.
public struct OpacityTransition {
  /// Makes a fade; usually written `.opacity`.
  public nonisolated init() {}
}

extension OpacityTransition: Transition {
  /// Returns the view unchanged, or invisible; called by the framework.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// The properties of a transition without motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension Transition where Self == OpacityTransition {
  /// A transition that fades the view in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension AnyTransition {
  /// A transition that fades the view in and out.
  public static let opacity = AnyTransition(OpacityTransition())
}
