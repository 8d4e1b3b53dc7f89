import Foundation
import HostInterface
import LayoutCore
import ViewRuntime
/// The kind of padding at the edges of a window; here all kinds are the same.
///
/// - Note: Without effect: windows have one padding at their edges.
public struct ScenePadding: Equatable, Sendable {
  private let name: String

  /// The padding for legible text.
  public static let minimum = ScenePadding(name: "minimum")
  /// The padding of the screen's title.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
  /// Adds the default padding to the edges of the window.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds a kind of padding to the edges of the window.
  public nonisolated func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    self.padding(edges)
  }
}
