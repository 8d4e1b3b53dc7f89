import LayoutCore
import ViewRuntime

/// Comes from an edge and goes to the opposite one, fading.
public struct PushTransition {
  public var edge: Edge

  public nonisolated init(edge: Edge) { self.edge = edge }
}

extension PushTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(EdgeShiftModifier(edge: edge(in: phase)))
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func edge(in phase: TransitionPhase) -> Edge? {
    switch (phase, edge) {
    case (.identity, _): nil
    case (.willAppear, _): edge
    case (.didDisappear, .top): .bottom
    case (.didDisappear, .bottom): .top
    case (.didDisappear, .leading): .trailing
    case (.didDisappear, .trailing): .leading
    }
  }
}

extension Transition where Self == PushTransition {
  /// Comes from an edge and goes to the opposite one, fading.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension AnyTransition {
  /// Comes from an edge and goes to the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }
}
