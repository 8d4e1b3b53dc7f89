import ViewRuntime

private struct AppearsActiveKey: EnvironmentKey {
  static let defaultValue = true
}

private struct LuminanceReducedKey: EnvironmentKey {
  static let defaultValue = false
}

private struct SceneCapturedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the window appears active.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// Whether the display is dimmed, such as an always-on one; no host here has such a display.
  ///
  /// - Note: Without effect: no host reports it; it has the value set for a subtree.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }

  /// Whether the scene is being recorded; no host here can detect it.
  ///
  /// - Note: Without effect: no host reports it; it has the value set for a subtree.
  public var isSceneCaptured: Bool {
    get { self[SceneCapturedKey.self] }
    set { self[SceneCapturedKey.self] = newValue }
  }
}
