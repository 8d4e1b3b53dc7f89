import LayoutCore
import ViewRuntime

/// The effect on scrolled content below the bars at the edges.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The platform's default.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A hard edge.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// A fade.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
  /// Sets the effect on scrolled content below the bars at the edges of the scroll views inside.
  ///
  /// - Note: Without effect: bars have a background of their own, and nothing shines through.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
}
