import ViewRuntime

/// How the search field stands in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// As a button that becomes a field.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
  /// How the search field stands in the toolbar.
  ///
  /// - Note: Without effect: the search field is always in the line below the bar; a
  ///   `DefaultToolbarItem` moves neither it nor the title nor the sidebar's button.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }
}
