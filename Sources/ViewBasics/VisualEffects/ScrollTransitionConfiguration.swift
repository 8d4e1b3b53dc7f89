import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// How a view changes between phases.
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind {
    case animated(Animation)
    case interactive(UnitCurve)
    case identity
  }

  var kind: Kind
  /// The visible fraction from which the view counts as visible; nil uses the kind's default.
  var visible: Double?

  /// Animates the change when the view crosses the threshold.
  public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))
  /// Changes the view continuously with the scrolling.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.easeInOut))
  /// Does not change the view.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  /// Animates the change when the visible part of the view falls below the threshold, by default
  /// half of it.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }

  /// Changes the view continuously with the scrolling, along a timing curve.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  /// Returns the same configuration with another animation, if it is animated.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    guard case .animated = kind else { return self }
    var copy = self
    copy.kind = .animated(animation)
    return copy
  }

  /// Returns how far the view has left, 0 to 1, when a fraction of it is outside.
  func progress(hidden: Double) -> Double {
    switch kind {
    case .identity: return 0
    case .animated: return hidden > 1 - (visible ?? 0.5) ? 1 : 0
    case .interactive(let curve):
      // The change spans the range from the threshold to where the view is fully hidden.
      let start = 1 - min(max(visible ?? 1, 0), 1)
      guard hidden > start, start < 1 else { return hidden >= 1 ? 1 : 0 }
      return curve.value(at: min((hidden - start) / (1 - start), 1))
    }
  }

  var animation: Animation? {
    if case .animated(let animation) = kind { animation } else { nil }
  }

  /// Returns the same configuration with the visible fraction from which the view counts as
  /// visible.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.visible = threshold.visible
    return copy
  }

  /// The visible fraction of a view.
  public struct Threshold: Sendable {
    let visible: Double

    /// The whole view is visible.
    public static let visible = Threshold(visible: 1)
    /// None of the view is visible.
    public static let hidden = Threshold(visible: 0)
    /// Here the same as ``visible``: the whole view is visible.
    public static let centered = Threshold(visible: 1)
    /// Makes a threshold from a visible fraction: 0 is none of the view, 1 all of it.
    public static func visible(_ amount: Double) -> Threshold { Threshold(visible: amount) }

    /// Returns a threshold between this one and another: 0 is this one, 1 the other.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(visible: visible + (other.visible - visible) * amount)
    }
  }
}
