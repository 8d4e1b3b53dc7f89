import ViewRuntime

private struct TextSelectionKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether texts can be selected.
  package var allowsTextSelection: Bool {
    get { self[TextSelectionKey.self] }
    set { self[TextSelectionKey.self] = newValue }
  }

  static let textSelectionMask = EnvironmentMask(ObjectIdentifier(TextSelectionKey.self))
}
