import ViewRuntime

/// What choosing the search tab does.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// The search field gets the focus.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}
