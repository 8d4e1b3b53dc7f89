import ViewRuntime

/// The form of the search field in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// The platform's default.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// A button that expands into a field.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
  /// Sets the form of the search field in the toolbar.
  ///
  /// - Note: Without effect: the search field is always in the line below the bar; a
  ///   `DefaultToolbarItem` moves neither it nor the title nor the sidebar's button.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }
}
