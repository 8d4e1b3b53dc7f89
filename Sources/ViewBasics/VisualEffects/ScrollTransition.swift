import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// How much of a view is outside its scroll view, and on which side.
@MainActor
struct ScrollTransitionPlace {
  /// −1 when the view is fully outside at the top or leading edge, 1 at the other edge.
  let position: Double

  init(_ proxy: GeometryProxy, axis: Axis?) {
    let frame = proxy.frame(in: .scrollView)
    let view = proxy.source.node?.viewportSize ?? .zero
    func hidden(_ axis: Axis) -> Double {
      let (start, length) = (frame.origin[axis], frame.size[axis])
      guard length > 0, view[axis] > 0 else { return 0 }
      if start < 0 { return max(Double(start / length), -1) }
      return min(max(Double((start + length - view[axis]) / length), 0), 1)
    }
    let (down, across) = (hidden(.vertical), hidden(.horizontal))
    position =
      axis.map { $0 == .vertical ? down : across } ?? (abs(down) >= abs(across) ? down : across)
  }
}

extension RenderNode {
  /// The size of the enclosing scroll view.
  fileprivate var viewportSize: CGSize? {
    var node: RenderNode? = self
    while let current = node {
      if let viewport = current.layout as? any ViewportLayout {
        return viewport.visibleSize(current)
      }
      node = current.parent
    }
    return nil
  }
}

extension View {
  /// Changes the drawing of the view while it enters and leaves the enclosing scroll view.
  ///
  /// ```swift
  /// Card(card).scrollTransition { content, phase in
  ///   content.opacity(phase.isIdentity ? 1 : 0.3)
  /// }
  /// ```
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the drawing of the view in the scroll view, with a configuration for each edge.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { proxy in
        let place = ScrollTransitionPlace(proxy, axis: axis)
        let isAtTop = place.position < 0
        let configuration = isAtTop ? topLeading : bottomTrailing
        let progress = configuration.progress(hidden: abs(place.position))
        var changes = transition(EmptyVisualEffect(), .identity)._changes
        if progress > 0 {
          let end = transition(EmptyVisualEffect(), isAtTop ? .topLeading : .bottomTrailing)
          changes = changes.interpolated(to: end._changes, by: progress)
        }
        changes.animation = configuration.animation
        return changes
      })
  }
}
