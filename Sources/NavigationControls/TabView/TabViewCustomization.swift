import Foundation
import PersistentState
import ViewEnvironment
import ViewRuntime

/// What the user chose for the tabs of a tab view, by the ids that `customizationID(_:)` gives.
///
/// ```swift
/// @AppStorage("tabs") private var customization: TabViewCustomization
///
/// TabView { ... }
///   .tabViewCustomization($customization)
/// ```
///
/// What a program writes into it is followed; no host lets the user change it.
public struct TabViewCustomization: Equatable, Sendable {
  var tabs: [String: TabVisibility] = [:]
  var orders: [String: [String]] = [:]

  /// Nothing chosen: all tabs are as the program has them.
  public init() {}

  /// One tab's.
  public struct TabCustomization {
    var visibility: TabVisibility

    /// Whether it is offered in the row of tabs.
    public var tabBarVisibility: Visibility {
      get { visibility.bar }
      set { visibility.bar = newValue }
    }

    /// Whether it is offered in the sidebar.
    public var sidebarVisibility: Visibility {
      get { visibility.sidebar }
      set { visibility.sidebar = newValue }
    }
  }

  /// One section's.
  public struct SectionCustomization {
    /// The ids of its tabs in their order; nil: as the program has them.
    public var tabOrder: [String]?
  }

  /// What was chosen for a tab.
  public subscript(tab tabID: String) -> TabCustomization {
    get { TabCustomization(visibility: tabs[tabID] ?? TabVisibility()) }
    set { tabs[tabID] = newValue.visibility }
  }

  /// What was chosen for a section.
  public subscript(section sectionID: String) -> SectionCustomization {
    get { SectionCustomization(tabOrder: orders[sectionID]) }
    set { orders[sectionID] = newValue.tabOrder }
  }

  /// Gives all sections their own order back.
  public mutating func resetTabOrder() { orders = [:] }

  /// Gives all sections their own order back.
  public mutating func resetSectionOrder() { orders = [:] }

  /// Gives all tabs their own visibility back.
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
  /// Keeps it in the app's defaults.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, codable: TabViewCustomization(), store: store)
  }

  /// Keeps it in the app's defaults.
  public nonisolated init(
    wrappedValue: TabViewCustomization, _ key: String, store: UserDefaults? = nil
  ) {
    self.init(key, codable: wrappedValue, store: store)
  }
}

extension View {
  /// Takes over what the user chose for the tabs of the tab view.
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
