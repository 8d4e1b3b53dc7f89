import ViewRuntime

/// Closes the menu that a button stands in.
struct DismissMenu {
  private let isOpen: Binding<Bool>

  init(_ isOpen: Binding<Bool>) { self.isOpen = isOpen }

  @MainActor func callAsFunction() { isOpen.wrappedValue = false }
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
