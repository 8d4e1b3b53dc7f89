import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// Shows the first of its children whose ideal size fits the room; if none does, the last (S11.17).
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   HStack { icon; title; detail }
///   HStack { icon; title }
///   icon
/// }
/// ```
public struct ViewThatFits<Content> {
  package let content: Content
  let axes: Axis.Set
}

extension ViewThatFits: View where Content: View {
  public typealias Body = Never

  /// Chooses among its children by the room along some axes.
  ///
  /// - Parameter axes: along which a child must fit; a child may be too long along the others.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
  }
}

extension ViewThatFits: PrimitiveView, ContainerView where Content: View {
  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    FittingLayout(choice: FittingChoice(axes: axes))
  }

  package func laysOutDifferently(from old: UnsafePointer<Self>) -> Bool {
    axes != old.pointee.axes
  }
}

private struct FittingLayout: NodeLayout {
  let choice: FittingChoice

  private func chosen(_ proposal: ProposedViewSize, _ node: RenderNode) -> RenderNode? {
    choice.choose(from: node.children, in: proposal).map { node.children[$0] }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    chosen(proposal, node)?.sizeThatFits(proposal) ?? .zero
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    let chosen = chosen(proposal, node)
    for child in node.children { child.isShown = child === chosen }
    if let chosen { node.place(chosen, at: .zero, proposal: proposal) }
  }

  func explicitAlignment(
    _ key: AlignmentKey, _ node: RenderNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    chosen(proposal, node)?.dimensions(in: proposal)[explicit: key]
  }

  func spacing(_ node: RenderNode) -> ViewSpacing {
    node.children.first?.spacing ?? node.runtime.defaultSpacing
  }
}
