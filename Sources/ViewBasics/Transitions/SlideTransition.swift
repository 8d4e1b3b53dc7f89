import LayoutCore
import ViewRuntime

/// Comes from the leading edge and goes to the trailing one.
public struct SlideTransition {
  /// A way from edge to edge; `.slide` is the shorter way to write it.
  public nonisolated init() {}
}

extension SlideTransition: Transition {
  /// The view where it is, or its own width beyond an edge; the system calls this.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShiftModifier(edge: edge(in: phase)))
  }

  private func edge(in phase: TransitionPhase) -> Edge? {
    switch phase {
    case .willAppear: .leading
    case .identity: nil
    case .didDisappear: .trailing
    }
  }
}

extension Transition where Self == SlideTransition {
  /// Comes from the leading edge and goes to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension AnyTransition {
  /// Comes from the leading edge and goes to the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
}
