import ViewRuntime

private struct SceneCapturedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the scene is being recorded; no host here can detect it.
  ///
  /// - Note: Without effect: no host reports it; it has the value set for a subtree.
  public var isSceneCaptured: Bool {
    get { self[SceneCapturedKey.self] }
    set { self[SceneCapturedKey.self] = newValue }
  }
}
