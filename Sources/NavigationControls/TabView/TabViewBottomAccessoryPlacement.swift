import ViewRuntime

/// The position of a tab view's accessory.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the minimized tab bar.
  case inline
  /// In a separate row.
  case expanded
}

private struct AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// The position of the accessory that contains the view; nil outside an accessory.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}
