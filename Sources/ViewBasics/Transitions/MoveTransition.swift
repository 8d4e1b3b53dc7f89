import Foundation
import LayoutCore
import ViewRuntime

/// A transition that moves the view in from an edge and out to it, by its own length.
public struct MoveTransition {
  /// The edge that the view enters from and leaves to.
  public var edge: Edge

  /// Makes a move over an edge; usually written `.move(edge:)`.
  public nonisolated init(edge: Edge) { self.edge = edge }
}

extension MoveTransition: Transition {
  /// Returns the view in place, or its own length beyond the edge; called by the framework.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShiftModifier(edge: phase.isIdentity ? nil : edge))
  }
}

extension Transition where Self == MoveTransition {
  /// Moves the view in from an edge and out to it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension AnyTransition {
  /// Moves the view in from an edge and out to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
}

/// Draws the view beyond an edge of its frame.
struct EdgeShiftModifier: Equatable {
  /// Nil leaves the view in place.
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
