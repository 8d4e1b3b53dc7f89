import LayoutCore
import ViewRuntime

/// How what is scrolled looks below the bars at the edges.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// Cut off by a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Fading.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
  /// How what is scrolled looks below the bars at the edges of the scroll views inside.
  ///
  /// - Note: Without effect: bars have a background of their own, and nothing shines through.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
}
