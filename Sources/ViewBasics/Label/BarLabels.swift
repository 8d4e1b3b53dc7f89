import ViewRuntime

private struct IsBarLabelKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether labels for which no style is set show their icon alone: in the bars of a desktop's
  /// windows. What is presented from a bar has usual labels again.
  package var isBarLabel: Bool {
    get { self[IsBarLabelKey.self] }
    set { self[IsBarLabelKey.self] = newValue }
  }
}
