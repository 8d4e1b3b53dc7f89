import Foundation
import LayoutCore
import ViewRuntime

/// Comes from, and goes to, an edge: by its own length.
public struct MoveTransition {
  /// Where the view comes from, and where it goes.
  public var edge: Edge

  /// A way over an edge; `.move(edge:)` is the shorter way to write it.
  public nonisolated init(edge: Edge) { self.edge = edge }
}

extension MoveTransition: Transition {
  /// The view where it is, or its own length beyond the edge; the system calls this.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShiftModifier(edge: phase.isIdentity ? nil : edge))
  }
}

extension Transition where Self == MoveTransition {
  /// Comes from, and goes to, an edge.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension AnyTransition {
  /// Comes from, and goes to, an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
}

/// Draws the view beyond an edge of its own room.
struct EdgeShiftModifier: Equatable {
  /// Nil: where it is.
  let edge: Edge?
}

extension EdgeShiftModifier: LayoutModifier {
  typealias Body = Never

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    EdgeShiftLayout(edge: edge)
  }

  func laysOutDifferently(from old: Self) -> Bool { self != old }
}

private struct EdgeShiftLayout: WrapperLayout {
  let edge: Edge?

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    guard let child = node.children.first else { return }
    let origin: CGPoint =
      switch edge {
      case .top: CGPoint(x: 0, y: -size.height)
      case .bottom: CGPoint(x: 0, y: size.height)
      case .leading: CGPoint(x: -size.width, y: 0)
      case .trailing: CGPoint(x: size.width, y: 0)
      case nil: .zero
      }
    node.place(child, at: origin, proposal: proposal)
  }
}
