import LayoutCore
import ViewDrawing
import ViewRuntime

/// A transition that moves the view in from an edge and out to the opposite one, fading.
public struct PushTransition {
  /// The edge that the view enters from; it leaves to the opposite one.
  public var edge: Edge

  /// Makes a push from an edge to the opposite one; usually written `.push(from:)`.
  public nonisolated init(edge: Edge) { self.edge = edge }
}

extension PushTransition: Transition {
  /// Returns the view in place, or invisible beyond an edge; called by the framework.
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
  /// Moves the view in from an edge and out to the opposite one, fading.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension AnyTransition {
  /// Moves the view in from an edge and out to the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }
}
