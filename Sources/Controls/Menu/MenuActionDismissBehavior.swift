import ViewRuntime

/// Whether choosing an item closes the menu.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let closes: Bool?

  /// The default: the menu closes.
  public static let automatic = MenuActionDismissBehavior(closes: nil)
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(closes: true)
  /// The menu stays open, for items that are chosen several times.
  public static let disabled = MenuActionDismissBehavior(closes: false)
}

private struct MenuActionDismissBehaviorKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuActionDismissBehaviorKey.self] }
    set { self[MenuActionDismissBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether choosing an item inside closes its menu.
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}
