import ViewRuntime

/// What a tab view shows beside its tabs and pages.
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

/// Where a tab view's accessory stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the row of tabs, which has become small.
  case inline
  /// In a row of its own.
  case expanded
}

/// Where a tab view offers its tabs.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// At the top of the page.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// At the bottom of the page.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// Beside the page.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// As points.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
  /// Outside of the window.
  public static let ornament = TabBarPlacement(name: "ornament")
}

private struct AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

private struct TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: TabBarPlacement? { nil }
}

extension EnvironmentValues {
  /// Where the accessory stands that the view belongs to; nil outside of one.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }

  /// Where the tab view offers its tabs that the view stands in; nil outside of one.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }
}

/// When the row of tabs makes room for the page.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// As soon as the user scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// As soon as the user scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Not at all.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// What choosing the search tab does.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// The search field gets the focus.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

extension View {
  private nonisolated func tabViewPart(
    _ change: @escaping (inout TabViewParts) -> Void
  ) -> some View {
    transformEnvironment(\.tabViewParts, transform: change)
  }

  /// Shows a view below the pages of the tab view, whichever is seen.
  ///
  /// ```swift
  /// TabView { ... }
  ///   .tabViewBottomAccessory { NowPlaying() }
  /// ```
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = AnyView(content())
    return tabViewPart { $0.accessory = accessory }
  }

  /// Shows a view below the pages of the tab view, or not.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = isEnabled ? AnyView(content()) : nil
    return tabViewPart { $0.accessory = accessory }
  }

  /// Shows a view above the tabs of the sidebar.
  public nonisolated func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let header = AnyView(content())
    return tabViewPart { $0.sidebarHeader = header }
  }

  /// Shows a view below the tabs of the sidebar.
  public nonisolated func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let footer = AnyView(content())
    return tabViewPart { $0.sidebarFooter = footer }
  }

  /// Shows a view at the end of the sidebar.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let bar = AnyView(content())
    return tabViewPart { $0.sidebarBottomBar = bar }
  }

  /// When the row of tabs makes room for the page.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }

  /// In which of the two places an adaptable tab view offers its tabs at first.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.tabViewLook) { $0.prefersRow = defaultPlacement.kind == .tabBar }
  }

  /// What choosing the search tab does.
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    self
  }
}
