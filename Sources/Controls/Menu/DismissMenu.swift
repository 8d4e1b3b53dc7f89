import ViewRuntime

/// Closes what a button stands in: a menu, an alert.
struct DismissMenu {
  private let close: @MainActor () -> Void

  init(_ close: @escaping @MainActor () -> Void) { self.close = close }

  @MainActor func callAsFunction() { close() }
}

private struct DismissMenuKey: EnvironmentKey {
  static var defaultValue: DismissMenu? { nil }
}

extension EnvironmentValues {
  /// Called by every button that was activated.
  var dismissMenu: DismissMenu? {
    get { self[DismissMenuKey.self] }
    set { self[DismissMenuKey.self] = newValue }
  }
}
