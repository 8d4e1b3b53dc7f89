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
  /// Sets whether a list's rows with navigation links show a chevron at their end.
  ///
  /// ```swift
  /// List(parks) { park in NavigationLink(park.name) { ParkDetail(park: park) } }
  ///   .navigationLinkIndicatorVisibility(.hidden)
  /// ```
  public nonisolated func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}
