import ViewRuntime

/// Where a tab view's accessory stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the row of tabs, which has become small.
  case inline
  /// In a row of its own.
  case expanded
}

private struct AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// Where the accessory stands that the view belongs to; nil outside of one.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}
