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
}
