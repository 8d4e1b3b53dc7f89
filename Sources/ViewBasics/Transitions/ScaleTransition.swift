import Foundation
import LayoutCore
import ViewDrawing
import ViewRuntime

/// Grows and shrinks.
public struct ScaleTransition {
  /// How large the view is before it comes and after it goes: 1 is its own size.
  public var scale: Double
  /// The point that stays where it is, in the view's unit square.
  public var anchor: UnitPoint

  /// A growth from a size, about a point; `.scale(_:anchor:)` is the shorter way to write it.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition {
  /// The view in its size, or in the transition's; the system calls this.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

extension Transition where Self == ScaleTransition {
  /// Grows from nothing.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }

  /// Grows from a size, about a point.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension AnyTransition {
  /// Grows from nothing.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(1e-5)) }

  /// Grows from a size, about a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }
}
