import ViewRuntime

private struct WindowRegistryKey: EnvironmentKey {
  static var defaultValue: WindowRegistry? { nil }
}

extension EnvironmentValues {
  package var windowRegistry: WindowRegistry? {
    get { self[WindowRegistryKey.self] }
    set { self[WindowRegistryKey.self] = newValue }
  }
}
