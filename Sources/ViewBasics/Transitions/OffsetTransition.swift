import Foundation
import ViewLayouts
import ViewRuntime

/// Comes from, and goes to, a place some distance away.
public struct OffsetTransition {
  /// How far away the view is before it comes and after it goes, in points.
  public var offset: CGSize

  /// A way by a distance in points; `.offset(_:)` is the shorter way to write it.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }
}

extension OffsetTransition: Transition {
  /// The view where it is, or the distance away; the system calls this.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

extension Transition where Self == OffsetTransition {
  /// Comes from a place some distance away, in points.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// Comes from a place so many points towards the trailing side and below, and goes back there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension AnyTransition {
  /// Comes from a place some distance away, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// Comes from a place so many points towards the trailing side and below, and goes back there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(OffsetTransition(CGSize(width: x, height: y)))
  }
}
