import ViewBasics
import ViewEnvironment
import ViewRuntime
import ViewTexts

/// Where a tab is offered.
public struct TabPlacement: Hashable, Sendable {
  enum Kind { case automatic, pinned, sidebarOnly }

  let kind: Kind

  /// As the tab view decides.
  public static let automatic = TabPlacement(kind: .automatic)

  /// Always in the row of tabs.
  public static let pinned = TabPlacement(kind: .pinned)

  /// Not in the row of tabs.
  public static let sidebarOnly = TabPlacement(kind: .sidebarOnly)
}

/// In which of the places a tab is to be seen.
struct TabVisibility: Equatable {
  var bar = Visibility.automatic
  var sidebar = Visibility.automatic

  mutating func set(_ visibility: Visibility, for placements: [AdaptableTabBarPlacement]) {
    for placement in placements {
      if placement.kind != .sidebar { bar = visibility }
      if placement.kind != .tabBar { sidebar = visibility }
    }
  }
}

extension TabPage {
  /// Whether the tab is offered in the sidebar, or else in the row of tabs.
  func isOffered(inSidebar: Bool, _ customization: TabViewCustomization?) -> Bool {
    var visibility = visibility
    if let customizationID, let chosen = customization?.tabs[customizationID] {
      if chosen.bar != .automatic { visibility.bar = chosen.bar }
      if chosen.sidebar != .automatic { visibility.sidebar = chosen.sidebar }
    }
    if inSidebar { return visibility.sidebar != .hidden }
    switch placement.kind {
    case .pinned: return true
    case .sidebarOnly: return false
    case .automatic: return visibility.bar != .hidden
    }
  }
}

extension TabContent {
  /// Says where the tab is offered.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    changed { $0.placement = placement }
  }

  /// Whether the tab is offered in these places as long as the user has not said so.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    changed { $0.visibility.set(visibility, for: placements) }
  }

  /// What the user may do to the tab in these places.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Buttons that stand with the section in the sidebar.
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> {
    let actions = AnyView(content())
    return changed(.first) { $0.sectionActions = actions }
  }

  /// The actions of the menu that belongs to the tab.
  public nonisolated func contextMenu<M: View>(
    @ViewBuilder menuItems: @escaping () -> M
  ) -> some TabContent<TabValue> {
    let menu = AnyView(menuItems())
    return changed { $0.menu = menu }
  }

  /// Names the tab for accessibility clients.
  public nonisolated func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    changed { page in page.label = page.label.map { AnyView($0.accessibilityLabel(label)) } }
  }

  /// Names the tab for accessibility clients.
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey)
    -> some TabContent<TabValue>
  { accessibilityLabel(Text(key)) }

  /// Names the tab for accessibility clients.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S)
    -> some TabContent<TabValue>
  { accessibilityLabel(Text(label)) }

  /// Names the tab for accessibility clients, by a resource.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource)
    -> some TabContent<TabValue>
  { accessibilityLabel(Text(labelResource)) }

  /// Says what choosing the tab does.
  public nonisolated func accessibilityHint(_ hint: Text) -> some TabContent<TabValue> {
    changed { $0.hint = hint }
  }

  /// Says what choosing the tab does.
  public nonisolated func accessibilityHint(_ key: LocalizedStringKey)
    -> some TabContent<TabValue>
  { accessibilityHint(Text(key)) }

  /// The tab's value for accessibility clients.
  public nonisolated func accessibilityValue(_ value: Text) -> some TabContent<TabValue> {
    changed { $0.value = value }
  }

  /// The tab's value for accessibility clients.
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey)
    -> some TabContent<TabValue>
  { accessibilityValue(Text(key)) }

  /// Says what choosing the tab does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some TabContent<
    TabValue
  > {
    accessibilityHint(Text(hint))
  }

  /// Says what choosing the tab does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: LocalizedStringResource) -> some TabContent<
    TabValue
  > {
    accessibilityHint(Text(hint))
  }

  /// The tab's value for accessibility clients.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some TabContent<
    TabValue
  > {
    accessibilityValue(Text(value))
  }

  /// The tab's value for accessibility clients.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ value: LocalizedStringResource) -> some TabContent<
    TabValue
  > {
    accessibilityValue(Text(value))
  }
}
