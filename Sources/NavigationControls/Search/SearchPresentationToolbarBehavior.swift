import ViewRuntime

/// The behaviour of a bar during a search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// The platform's default.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// The bar does not hide the page's own content.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

extension View {
  /// Sets the behaviour of the bar during a search.
  ///
  /// - Note: Without effect: the search field is always in the line below the bar; a
  ///   `DefaultToolbarItem` moves neither it nor the title nor the sidebar's button.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
}
