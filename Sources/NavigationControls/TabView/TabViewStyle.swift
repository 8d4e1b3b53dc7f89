import ViewRuntime

/// The style of a tab view.
public protocol TabViewStyle: Sendable {
  /// The style's name, for the tab view.
  static var _name: String { get }
  /// The display mode of the dots, for paging styles.
  var _index: Int { get }
}

extension TabViewStyle {
  /// By default 0: dots if there are several pages.
  public var _index: Int { 0 }
}

/// The properties that a tab view derives from its style.
struct TabViewLook: Equatable {
  var name = "automatic"
  /// When dots are shown: 0, if there are several pages; 1, always; 2, never.
  var index = 0
  var hasDotsBackground = false
  /// Whether the tabs are in a row though the style allows a sidebar.
  var prefersRow = false

  var isPaged: Bool { name == "page" || isVertical }
  /// Whether the pages are arranged from top to bottom.
  var isVertical: Bool { name == "verticalPage" }
  var isSidebar: Bool { name == "sidebarAdaptable" && !prefersRow }

  func showsIndex(_ count: Int) -> Bool { index == 1 || (index == 0 && count > 1) }
}

private struct TabViewLookKey: EnvironmentKey {
  static let defaultValue = TabViewLook()
}

extension EnvironmentValues {
  var tabViewLook: TabViewLook {
    get { self[TabViewLookKey.self] }
    set { self[TabViewLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the tab views inside.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.tabViewLook) { look in
      look.name = S._name
      look.index = style._index
    }
  }
}
