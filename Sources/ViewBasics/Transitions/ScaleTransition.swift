import Foundation
import LayoutCore
import ViewDrawing
import ViewRuntime

/// A transition that scales the view.
public struct ScaleTransition {
  /// The scale before the view enters and after it leaves; 1 is its full size.
  public var scale: Double
  /// The fixed point of the scaling, in the view's unit square.
  public var anchor: UnitPoint

  /// Makes a scale transition about a point; usually written `.scale(_:anchor:)`.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition {
  /// Returns the view at its full size, or at the transition's scale; called by the framework.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

extension Transition where Self == ScaleTransition {
  /// Scales the view up from nothing.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }

  /// Scales the view up from a scale, about a point.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension AnyTransition {
  /// Scales the view up from nothing.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(1e-5)) }

  /// Scales the view up from a scale, about a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }
}
