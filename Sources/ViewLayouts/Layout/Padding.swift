import Foundation
import LayoutCore
import ViewRuntime

/// The modifier of `padding`; lengths that the program omits are the host's defaults.
@usableFromInline
package struct PaddingModifier: Sendable {
  let edges: Edge.Set
  /// The insets; nil for the host's default.
  let insets: EdgeInsets?

  @usableFromInline
  package nonisolated init(_ insets: EdgeInsets) {
    edges = .all
    self.insets = insets
  }

  @usableFromInline
  package nonisolated init(_ edges: Edge.Set, _ length: CGFloat?) {
    self.edges = edges
    insets = length.map { EdgeInsets($0, edges: edges) }
  }
}

extension PaddingModifier: LayoutModifier {
  @usableFromInline package typealias Body = Never

  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    PaddingNodeLayout(modifier: self)
  }

  package func laysOutDifferently(from old: Self) -> Bool {
    edges != old.edges || insets != old.insets
  }

  @MainActor
  func layout(_ node: RenderNode) -> PaddingLayout {
    let metrics = node.runtime.host.metrics
    var lengths = insets ?? EdgeInsets()
    if insets == nil {
      if edges.contains(.top) { lengths.top = metrics.defaultPadding.height }
      if edges.contains(.bottom) { lengths.bottom = metrics.defaultPadding.height }
      if edges.contains(.leading) { lengths.leading = metrics.defaultPadding.width }
      if edges.contains(.trailing) { lengths.trailing = metrics.defaultPadding.width }
    }
    lengths.top = metrics.snap(lengths.top, horizontally: false)
    lengths.bottom = metrics.snap(lengths.bottom, horizontally: false)
    lengths.leading = metrics.snap(lengths.leading, horizontally: true)
    lengths.trailing = metrics.snap(lengths.trailing, horizontally: true)
    return PaddingLayout(lengths)
  }
}

private struct PaddingNodeLayout: WrapperLayout {
  let modifier: PaddingModifier

  func childProposal(_ proposal: ProposedViewSize, _ node: RenderNode) -> ProposedViewSize {
    modifier.layout(node).childProposal(proposal)
  }

  func size(child: CGSize, _ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    modifier.layout(node).size(child: child)
  }

  func childOrigin(_ child: ViewDimensions, in size: CGSize, _ node: RenderNode) -> CGPoint {
    modifier.layout(node).childOrigin
  }

  func spacing(_ node: RenderNode) -> ViewSpacing {
    let insets = modifier.layout(node).insets
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return spacing(node, settingEdges: edges)
  }

  func priority(_ node: RenderNode) -> Double { priorityOfSized(node) }
}

extension View {
  /// Adds padding around the view, in points.
  @inlinable
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets))
  }

  /// Adds padding at some edges, in points; without a length, the default of 16 (S11.6).
  @inlinable
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(edges, length))
  }

  /// Adds the same padding at all edges, in points.
  @inlinable
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(.all, length))
  }
}
