import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Entering or leaving at the top or the leading edge.
  case topLeading
  /// All there.
  case identity
  /// Entering or leaving at the bottom or the trailing edge.
  case bottomTrailing

  /// Whether the view is all there, and is to look as it does by itself.
  public var isIdentity: Bool { self == .identity }

  /// −1 at the top, 0 when all there, 1 at the bottom.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view goes from one phase to the next.
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind {
    case animated(Animation)
    case interactive(UnitCurve)
    case identity
  }

  var kind: Kind
  /// How much of the view has to be seen for it to be there; nil: as the kind has it.
  var visible: Double?

  /// The view changes at once, in an animation, when it passes the threshold.
  public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))
  /// The view changes with the finger.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.easeInOut))
  /// The view does not change.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  /// The view changes at once, in this animation, when less of it is seen than its threshold: half
  /// of it, as a rule.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }

  /// The view changes with the finger, faster and slower as the curve has it.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  /// The same, with another animation where it is animated.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    guard case .animated = kind else { return self }
    var copy = self
    copy.kind = .animated(animation)
    return copy
  }

  /// How far the view is on its way out, 0 to 1, when a part of it is outside.
  func progress(hidden: Double) -> Double {
    switch kind {
    case .identity: return 0
    case .animated: return hidden > 1 - (visible ?? 0.5) ? 1 : 0
    case .interactive(let curve):
      // All of the way lies between the threshold and the view's being gone.
      let start = 1 - min(max(visible ?? 1, 0), 1)
      guard hidden > start, start < 1 else { return hidden >= 1 ? 1 : 0 }
      return curve.value(at: min((hidden - start) / (1 - start), 1))
    }
  }

  var animation: Animation? {
    if case .animated(let animation) = kind { animation } else { nil }
  }

  /// How much of the view has to be seen for it to be there.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.visible = threshold.visible
    return copy
  }

  /// A part of a view that is seen.
  public struct Threshold: Sendable {
    let visible: Double

    /// All of the view is seen.
    public static let visible = Threshold(visible: 1)
    /// Nothing of the view is seen.
    public static let hidden = Threshold(visible: 0)
    /// Here the same as ``visible``: all of the view is seen.
    public static let centered = Threshold(visible: 1)
    /// A part of the view is seen: 0 is nothing of it, 1 all.
    public static func visible(_ amount: Double) -> Threshold { Threshold(visible: amount) }

    /// A threshold between this one and another: 0 is this one, 1 the other.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(visible: visible + (other.visible - visible) * amount)
    }
  }
}

/// How much of a view is outside of its scroll view, and on which side.
@MainActor
struct ScrollTransitionPlace {
  /// −1 when it is gone at the top or leading edge, 1 at the other one.
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
  /// The size of the scroll view that the node stands in.
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
  /// Changes how the view is drawn while it enters and leaves the scroll view that it stands in.
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

  /// The same with a configuration for each edge.
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
