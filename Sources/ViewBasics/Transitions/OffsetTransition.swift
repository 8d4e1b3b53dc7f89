import Foundation
import ViewLayouts
import ViewRuntime

/// A transition that moves the view in from an offset and out to it.
public struct OffsetTransition {
  /// The offset before the view enters and after it leaves, in points.
  public var offset: CGSize

  /// Makes a move by an offset in points; usually written `.offset(_:)`.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }
}

extension OffsetTransition: Transition {
  /// Returns the view in place, or at the offset; called by the framework.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

extension Transition where Self == OffsetTransition {
  /// Moves the view in from an offset in points and out to it.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// Moves the view in from an offset in points, towards the trailing side and down, and out to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension AnyTransition {
  /// Moves the view in from an offset in points and out to it.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// Moves the view in from an offset in points, towards the trailing side and down, and out to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(OffsetTransition(CGSize(width: x, height: y)))
  }
}
