import LayoutCore
import ViewDrawing
import ViewRuntime

/// Comes from an edge and goes to the opposite one, fading.
public struct PushTransition {
  /// Where the view comes from; it goes to the opposite edge.
  public var edge: Edge

  /// A way from an edge to the opposite one; `.push(from:)` is the shorter way to write it.
  public nonisolated init(edge: Edge) { self.edge = edge }
}

extension PushTransition: Transition {
  /// The view where it is, or invisible beyond an edge; the system calls this.
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
