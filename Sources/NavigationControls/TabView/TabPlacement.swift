import ViewBasics
import ViewEnvironment
import ViewRuntime
import ViewTexts

/// Where a tab is shown.
public struct TabPlacement: Hashable, Sendable {
  enum Kind { case automatic, pinned, sidebarOnly }

  let kind: Kind

  /// The tab view decides.
  public static let automatic = TabPlacement(kind: .automatic)

  /// Always in the tab bar.
  public static let pinned = TabPlacement(kind: .pinned)

  /// Never in the tab bar.
  public static let sidebarOnly = TabPlacement(kind: .sidebarOnly)
}

/// The visibility of a tab in each place.
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
  /// Returns whether the tab is shown in the sidebar, or otherwise in the tab bar.
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
  /// Sets where the tab is shown.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    changed { $0.placement = placement }
  }

  /// Sets whether the tab is shown in these places by default.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    changed { $0.visibility.set(visibility, for: placements) }
  }

  /// Sets what the user may do with the tab in these places.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Adds buttons to the section in the sidebar.
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> {
    let actions = AnyView(content())
    return changed(.first) { $0.sectionActions = actions }
  }

  /// Sets the tab's context menu.
  public nonisolated func contextMenu<M: View>(
    @ViewBuilder menuItems: @escaping () -> M
  ) -> some TabContent<TabValue> {
    let menu = AnyView(menuItems())
    return changed { $0.menu = menu }
  }

  /// Sets the tab's label for accessibility clients.
  public nonisolated func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    changed { page in page.label = page.label.map { AnyView($0.accessibilityLabel(label)) } }
  }

  /// Sets the tab's label for accessibility clients.
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey)
    -> some TabContent<TabValue>
  { accessibilityLabel(Text(key)) }

  /// Sets the tab's label for accessibility clients.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S)
    -> some TabContent<TabValue>
  { accessibilityLabel(Text(label)) }

  /// Sets the tab's label for accessibility clients, from a resource.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource)
    -> some TabContent<TabValue>
  { accessibilityLabel(Text(labelResource)) }

  /// Sets the tab's accessibility hint: what selecting the tab does.
  public nonisolated func accessibilityHint(_ hint: Text) -> some TabContent<TabValue> {
    changed { $0.hint = hint }
  }

  /// Sets the tab's accessibility hint: what selecting the tab does.
  public nonisolated func accessibilityHint(_ key: LocalizedStringKey)
    -> some TabContent<TabValue>
  { accessibilityHint(Text(key)) }

  /// Sets the tab's value for accessibility clients.
  public nonisolated func accessibilityValue(_ value: Text) -> some TabContent<TabValue> {
    changed { $0.value = value }
  }

  /// Sets the tab's value for accessibility clients.
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey)
    -> some TabContent<TabValue>
  { accessibilityValue(Text(key)) }

  /// Sets the tab's accessibility hint: what selecting the tab does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some TabContent<
    TabValue
  > {
    accessibilityHint(Text(hint))
  }

  /// Sets the tab's accessibility hint: what selecting the tab does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: LocalizedStringResource) -> some TabContent<
    TabValue
  > {
    accessibilityHint(Text(hint))
  }

  /// Sets the tab's value for accessibility clients.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some TabContent<
    TabValue
  > {
    accessibilityValue(Text(value))
  }

  /// Sets the tab's value for accessibility clients.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ value: LocalizedStringResource) -> some TabContent<
    TabValue
  > {
    accessibilityValue(Text(value))
  }
}
