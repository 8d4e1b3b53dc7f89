import ViewEnvironment
import ViewRuntime

/// The modifier of `tabItem`.
struct TabItemModifier<Label: View> {
  let label: Label
}

extension TabItemModifier: TabPageFact {
  func add(to page: inout TabPage) { page.label = page.label ?? AnyView(label) }
}

// Inside another view's body, where the tab view cannot see the modifier, it registers with the
// page's registry.
extension TabItemModifier: RegisteringModifier {
  typealias Body = Never

  var registeredContent: TabLabel<Label> { TabLabel(label) }

  static func registry(in environment: EnvironmentValues) -> ChildRegistry? {
    environment.tabPage?.labels
  }

  func differs(from old: Self) -> Bool { false }
}

extension View {
  /// Sets the label of this page's tab.
  ///
  /// ```swift
  /// InboxView().tabItem { Label("Inbox", systemImage: "tray") }
  /// ```
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}

/// The modifier of `toolbar(.hidden, for: .tabBar)`, which registers with the tab view.
struct TabBarVisibility: RegisteringModifier {
  typealias Body = Never
  typealias RegisteredContent = EmptyView
  let visibility: Visibility
  let bars: [ToolbarPlacement]

  static func registry(in environment: EnvironmentValues) -> ChildRegistry? {
    environment.tabPage?.bar
  }

  func differs(from old: Self) -> Bool { visibility != old.visibility || bars != old.bars }

  var hidesTabBar: Bool { visibility == Visibility.hidden && bars.contains(.tabBar) }
}
