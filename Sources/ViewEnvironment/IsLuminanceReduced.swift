import ViewRuntime

private struct LuminanceReducedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the display is dimmed, such as an always-on one; no host here has such a display.
  ///
  /// - Note: Without effect: no host reports it; it has the value set for a subtree.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }
}
