import ViewRuntime

private struct IsBarLabelKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether labels without an explicit style show only their icon: in the bars of desktop windows.
  /// Content presented from a bar has regular labels again.
  package var isBarLabel: Bool {
    get { self[IsBarLabelKey.self] }
    set { self[IsBarLabelKey.self] = newValue }
  }
}
