import ViewRuntime

/// What a bar does while a search is under way.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// It leaves the page's own content where it is.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

extension View {
  /// What the bar does while a search is under way.
  ///
  /// - Note: Without effect: the search field is always in the line below the bar; a
  ///   `DefaultToolbarItem` moves neither it nor the title nor the sidebar's button.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
}
