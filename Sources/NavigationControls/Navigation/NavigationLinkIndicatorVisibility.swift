import ViewEnvironment
import ViewRuntime

private struct NavigationLinkIndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether rows that lead on show a mark.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[NavigationLinkIndicatorVisibilityKey.self] }
    set { self[NavigationLinkIndicatorVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the rows inside that lead on show a mark at their end. Rows here never do.
  ///
  /// - Note: Without effect: rows with a link show no indicator here.
  public nonisolated func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}
