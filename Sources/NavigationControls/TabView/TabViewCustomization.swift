import Foundation
import PersistentState
import ViewEnvironment
import ViewRuntime

/// The user's customization of a tab view's tabs, by the ids set with `customizationID(_:)`.
///
/// ```swift
/// @AppStorage("tabs") private var customization: TabViewCustomization
///
/// TabView { ... }
///   .tabViewCustomization($customization)
/// ```
///
/// The tab view applies what the program writes to it; no host lets the user change it.
public struct TabViewCustomization: Equatable, Sendable {
  var tabs: [String: TabVisibility] = [:]
  var orders: [String: [String]] = [:]

  /// Makes an empty customization: all tabs are as the program declares them.
  public init() {}

  /// The customization of one tab.
  public struct TabCustomization {
    var visibility: TabVisibility

    /// Whether the tab is shown in the tab bar.
    public var tabBarVisibility: Visibility {
      get { visibility.bar }
      set { visibility.bar = newValue }
    }

    /// Whether the tab is shown in the sidebar.
    public var sidebarVisibility: Visibility {
      get { visibility.sidebar }
      set { visibility.sidebar = newValue }
    }
  }

  /// The customization of one section.
  public struct SectionCustomization {
    /// The ids of the section's tabs in order; nil for the program's order.
    public var tabOrder: [String]?
  }

  /// The customization of a tab.
  public subscript(tab tabID: String) -> TabCustomization {
    get { TabCustomization(visibility: tabs[tabID] ?? TabVisibility()) }
    set { tabs[tabID] = newValue.visibility }
  }

  /// The customization of a section.
  public subscript(section sectionID: String) -> SectionCustomization {
    get { SectionCustomization(tabOrder: orders[sectionID]) }
    set { orders[sectionID] = newValue.tabOrder }
  }

  /// Resets all sections to the program's order.
  public mutating func resetTabOrder() { orders = [:] }

  /// Resets all sections to the program's order.
  public mutating func resetSectionOrder() { orders = [:] }

  /// Resets the visibility of all tabs to the program's.
  public mutating func resetVisibility() { tabs = [:] }
}

extension TabViewCustomization.TabCustomization: Sendable {}
extension TabViewCustomization.SectionCustomization: Sendable {}

extension TabViewCustomization: Codable {
  private struct Stored: Codable {
    var hidden: [String: [Bool?]] = [:]
    var orders: [String: [String]] = [:]
  }

  public init(from decoder: any Decoder) throws {
    let stored = try Stored(from: decoder)
    orders = stored.orders
    tabs = stored.hidden.mapValues { hidden in
      func visibility(_ index: Int) -> Visibility {
        guard hidden.indices.contains(index), let isHidden = hidden[index] else {
          return .automatic
        }
        return isHidden ? .hidden : .visible
      }
      return TabVisibility(bar: visibility(0), sidebar: visibility(1))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    func isHidden(_ visibility: Visibility) -> Bool? {
      visibility == .automatic ? nil : visibility == .hidden
    }
    try Stored(
      hidden: tabs.mapValues { [isHidden($0.bar), isHidden($0.sidebar)] }, orders: orders
    ).encode(to: encoder)
  }
}

extension AppStorage where Value == TabViewCustomization {
  /// Stores the customization in the app's defaults.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, codable: TabViewCustomization(), store: store)
  }

  /// Stores the customization in the app's defaults.
  public nonisolated init(
    wrappedValue: TabViewCustomization, _ key: String, store: UserDefaults? = nil
  ) {
    self.init(key, codable: wrappedValue, store: store)
  }
}

extension View {
  /// Applies a customization to the tabs of the tab view.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View {
    modifier(TabCustomizationModifier(customization: customization))
  }
}

private struct TabCustomizationModifier: ViewModifier {
  let customization: Binding<TabViewCustomization>?

  func body(content: Content) -> some View {
    content.transformEnvironment(\.tabViewParts) { [value = customization?.wrappedValue] in
      $0.customization = value
    }
  }
}
