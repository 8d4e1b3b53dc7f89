import Foundation
import ViewRuntime

private struct ListRowSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  /// Between the rows of a list; nil: the list's own.
  package var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }
}

extension View {
  /// Sets the room between the rows of the lists inside, in points; nil gives back the list's own.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }
}
