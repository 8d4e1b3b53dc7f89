import ViewRuntime

private struct IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the user is searching in the `searchable` view around this one: from when the field
  /// gets the keyboard focus until the search ends. Read it inside that view, not where
  /// `searchable` is applied.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
}
