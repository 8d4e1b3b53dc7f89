import ViewRuntime

/// Whether a menu closes when an entry was chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let closes: Bool?

  /// As usual: it closes.
  public static let automatic = MenuActionDismissBehavior(closes: nil)
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(closes: true)
  /// It stays open, for entries that are chosen several times.
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
  /// Sets whether choosing an entry inside closes its menu.
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}
