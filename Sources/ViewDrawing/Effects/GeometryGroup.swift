import HostInterface
import ViewRuntime

/// A separate coordinate space for everything inside.
struct GeometryGroupModifier: LayoutModifier {
  typealias Body = Never

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? { NodeContent(role: .box) }
  func laysOutDifferently(from old: Self) -> Bool { false }
}

extension View {
  /// Moves the views inside as one: when the group moves in an animated transaction, it moves as a
  /// whole, and views that have just been inserted appear at its current position, not at its final
  /// one.
  public nonisolated func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
