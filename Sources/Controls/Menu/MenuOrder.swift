import ViewRuntime

/// In which order a menu shows its entries.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String

  /// As the system has it: here from top to bottom.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first entry nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// From top to bottom, as written.
  public static let fixed = MenuOrder(name: "fixed")
}

private struct MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

extension EnvironmentValues {
  /// The order in which menus show their entries.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

extension View {
  /// Sets the order in which the menus inside show their entries. Where menus are used with keys,
  /// as in a terminal, they are always shown from top to bottom.
  ///
  /// - Note: Without effect: menus are shown from top to bottom.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }
}
