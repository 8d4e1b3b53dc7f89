import ViewRuntime

/// The views that a tab view shows besides its tabs and pages, and its customization.
struct TabViewParts {
  var accessory: AnyView?
  var sidebarHeader: AnyView?
  var sidebarFooter: AnyView?
  var sidebarBottomBar: AnyView?
  var customization: TabViewCustomization?
}

private struct TabViewPartsKey: EnvironmentKey {
  static var defaultValue: TabViewParts { TabViewParts() }
}

extension EnvironmentValues {
  var tabViewParts: TabViewParts {
    get { self[TabViewPartsKey.self] }
    set { self[TabViewPartsKey.self] = newValue }
  }
}

extension View {
  nonisolated func tabViewPart(
    _ change: @escaping (inout TabViewParts) -> Void
  ) -> some View {
    transformEnvironment(\.tabViewParts, transform: change)
  }
}
