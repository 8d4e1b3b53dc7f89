import Foundation
import LayoutCore
import ViewRuntime

extension View {
  /// Adds padding to the safe area; a scroll view inside extends below the padding and insets its
  /// content instead (S14.6).
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPadding(padding: PaddingModifier(insets)))
  }

  /// Adds padding to the safe area at some edges; without a length, the default of 16.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(SafeAreaPadding(padding: PaddingModifier(edges, length)))
  }

  /// Adds the same padding to the safe area at all edges.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    modifier(SafeAreaPadding(padding: PaddingModifier(.all, length)))
  }
}

private struct SafeAreaPadding: LayoutModifier {
  typealias Body = Never
  let padding: PaddingModifier

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    SafeAreaPaddingLayout(padding: padding)
  }

  func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    if traits[SafeArea.key] == nil { traits[SafeArea.key] = SafeArea(isInside: true) }
  }

  func laysOutDifferently(from old: Self) -> Bool {
    padding.laysOutDifferently(from: old.padding)
  }
}

private struct SafeAreaPaddingLayout: WrapperLayout {
  let padding: PaddingModifier

  /// The padding, or none if a scroll view insets its content instead.
  private func layout(_ node: RenderNode) -> PaddingLayout {
    let layout = padding.layout(node)
    let area = node.traits[SafeArea.key] as? SafeArea
    guard let area, let child = node.children.first else { return layout }
    let isTaken = child.passSafeArea(layout.insets, of: area)
    area.insets = isTaken ? EdgeInsets() : layout.insets
    return isTaken ? PaddingLayout(EdgeInsets()) : layout
  }

  func childProposal(_ proposal: ProposedViewSize, _ node: RenderNode) -> ProposedViewSize {
    layout(node).childProposal(proposal)
  }

  func size(child: CGSize, _ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    layout(node).size(child: child)
  }

  func childOrigin(_ child: ViewDimensions, in size: CGSize, _ node: RenderNode) -> CGPoint {
    layout(node).childOrigin
  }

  func spacing(_ node: RenderNode) -> ViewSpacing { node.runtime.defaultSpacing }
}
