import ViewRuntime

/// The order in which a menu shows its items.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String

  /// The system's default: top to bottom.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first item nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// Top to bottom, as written.
  public static let fixed = MenuOrder(name: "fixed")
}

private struct MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

extension EnvironmentValues {
  /// The order in which menus show their items.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

extension View {
  /// Sets the order in which the menus inside show their items. Keyboard-driven menus, as in a
  /// terminal, always read from top to bottom.
  ///
  /// - Note: Without effect: menus are shown from top to bottom.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }
}
