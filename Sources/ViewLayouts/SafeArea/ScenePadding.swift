import Foundation
import HostInterface
import LayoutCore
import ViewRuntime
/// Which distance to the edges of a window is meant; here there is one.
///
/// - Note: Without effect: windows have one padding at their edges.
public struct ScenePadding: Equatable, Sendable {
  private let name: String

  /// What text needs to be read well.
  public static let minimum = ScenePadding(name: "minimum")
  /// As the title of the screen stands.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
  /// Keeps the usual distance to the edges of the window.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Keeps a distance of some kind to the edges of the window.
  public nonisolated func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    self.padding(edges)
  }
}
