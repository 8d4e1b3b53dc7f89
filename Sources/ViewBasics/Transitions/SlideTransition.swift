import LayoutCore
import ViewRuntime

/// A transition that moves the view in from the leading edge and out to the trailing one.
public struct SlideTransition {
  /// Makes a slide; usually written `.slide`.
  public nonisolated init() {}
}

extension SlideTransition: Transition {
  /// Returns the view in place, or its own width beyond an edge; called by the framework.
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
  /// A transition that moves the view in from the leading edge and out to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension AnyTransition {
  /// A transition that moves the view in from the leading edge and out to the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
}
