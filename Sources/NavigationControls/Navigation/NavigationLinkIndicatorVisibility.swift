import ViewEnvironment
import ViewRuntime

private struct NavigationLinkIndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether rows with navigation links show an indicator.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[NavigationLinkIndicatorVisibilityKey.self] }
    set { self[NavigationLinkIndicatorVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Sets whether rows with navigation links show an indicator at their end.
  ///
  /// - Note: Without effect: rows with a link show no indicator here.
  public nonisolated func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}
