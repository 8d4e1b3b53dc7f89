import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A `Layout` with its subviews, interpolated while it changes in an animation.
struct AnimatedLayout<L: Layout, Content: View> {
  var layout: L
  let content: Content
  @State var kept = LayoutCache<L>()
}

extension AnimatedLayout: View {
  var body: some View { LayoutContainer(layout: layout, content: content, kept: kept) }
}

extension AnimatedLayout: Animatable {
  var animatableData: L.AnimatableData {
    get { layout.animatableData }
    set { layout.animatableData = newValue }
  }
}

/// A `Layout` with its subviews, as a view.
struct LayoutContainer<L: Layout, Content: View> {
  let layout: L
  let content: Content
  let kept: LayoutCache<L>
}

extension LayoutContainer: View {
  typealias Body = Never
}

extension LayoutContainer: PrimitiveView, ContainerView {
  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    CustomNodeLayout(layout: layout, axis: layout.stackAxis, kept: kept)
  }

  func laysOutDifferently(from old: UnsafePointer<Self>) -> Bool {
    !ValueComparison.areEqual(layout, old.pointee.layout)
  }
}

extension Layout {
  var gridLayout: GridLayout? { (self as? AnyLayout)?.grid ?? self as? GridLayout }

  var stackAxis: Axis? {
    (self as? AnyLayout)?.orientation ?? Self.layoutProperties.stackOrientation
  }
}

/// A layout's cache for the lifetime of its container: a changed layout value gets the cache to
/// update.
final class LayoutCache<L: Layout> {
  fileprivate var cache: L.Cache?
  fileprivate var generation = -1
  fileprivate var answers = LayoutAnswers()

  nonisolated init() {}
}

extension LayoutCache: Equatable {
  /// A container only uses its first cache, so another one does not invalidate it.
  nonisolated static func == (a: LayoutCache, b: LayoutCache) -> Bool { true }
}

/// Calls a custom layout, and updates its cache when the layout or a subview changes.
///
/// A grid as a layout is handled separately, as it reads the traits that rows set on their cells.
private struct CustomNodeLayout<L: Layout>: AxisChoosingLayout {
  let layout: L
  let axis: Axis?
  let grid: GridNodeLayout?
  private let kept: LayoutCache<L>

  init(layout: L, axis: Axis?, kept: LayoutCache<L>) {
    self.layout = layout
    self.axis = axis
    self.kept = kept
    grid = layout.gridLayout.map { GridNodeLayout(settings: $0.settings) }
  }

  private func withCache<R>(
    _ node: RenderNode, whileLeaving last: @autoclosure () -> R?,
    _ body: (LayoutSubviews, inout L.Cache) -> R
  ) -> R {
    node.trackingReads {
      ask(node, body)
    } whileLeaving: { _ in
      last() ?? ask(node, body)
    }
  }

  private func ask<R>(
    _ node: RenderNode, _ body: (LayoutSubviews, inout L.Cache) -> R
  ) -> R {
    let subviews = LayoutSubviews(of: node)
    if kept.generation != node.layoutGeneration { kept.answers.forgetSizes() }
    if var cache = kept.cache {
      if kept.generation != node.layoutGeneration {
        layout.updateCache(&cache, subviews: subviews)
      }
      kept.cache = cache
    } else {
      kept.cache = layout.makeCache(subviews: subviews)
    }
    kept.generation = node.layoutGeneration
    return body(subviews, &kept.cache!)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    if let grid { return grid.sizeThatFits(proposal, node) }
    return withCache(
      node,
      whileLeaving: kept.answers.size(for: proposal)
        ?? (node.isPlaced ? node.size : kept.answers.lastSize)
    ) {
      let size = layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1)
      kept.answers.keep(size, for: proposal)
      return size
    }
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    if let grid { return grid.placeChildren(node, in: size, proposal: proposal) }
    let bounds = CGRect(origin: .zero, size: size)
    withCache(node, whileLeaving: node.placeChildrenWhereTheyAre()) { subviews, cache in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      subviews.placeRest(in: bounds, proposal: proposal)
    }
  }

  func explicitAlignment(
    _ key: AlignmentKey, _ node: RenderNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if let grid {
      return grid.explicitAlignment(key, node, size: size, proposal: proposal)
    }
    let bounds = CGRect(origin: .zero, size: size)
    return withCache(node, whileLeaving: kept.answers.guide(key) ?? .some(nil)) { subviews, cache in
      let guide =
        key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      kept.answers.keep(guide, for: key)
      return guide
    }
  }

  func spacing(_ node: RenderNode) -> ViewSpacing {
    if let grid { return grid.spacing(node) }
    return withCache(node, whileLeaving: kept.answers.spacing ?? node.runtime.defaultSpacing) {
      let spacing = layout.spacing(subviews: $0, cache: &$1)
      kept.answers.spacing = spacing
      return spacing
    }
  }
}
