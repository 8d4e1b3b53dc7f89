import ViewRuntime

/// What selecting the search tab does.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  /// The platform's default.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// The search field gets the focus.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}
