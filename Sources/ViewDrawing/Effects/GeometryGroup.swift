import HostInterface
import ViewRuntime

/// A place of its own for all that is inside.
struct GeometryGroupModifier: LayoutModifier {
  typealias Body = Never

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? { NodeContent(role: .box) }
  func laysOutDifferently(from old: Self) -> Bool { false }
}

extension View {
  /// Lets the views inside move with the whole: when it is put elsewhere in an animated
  /// transaction, it moves as one, and what has just come inside comes in the place that the whole
  /// has at the moment, not in the one that it will have.
  public nonisolated func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
