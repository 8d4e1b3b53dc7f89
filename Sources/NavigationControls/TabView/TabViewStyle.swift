import ViewRuntime

/// How a tab view looks.
public protocol TabViewStyle: Sendable {
  /// The looks, for the tab view.
  static var _name: String { get }
  /// For paging styles: whether dots show.
  var _index: Int { get }
}

extension TabViewStyle {
  /// 0, as long as a style says nothing else: dots where there are several pages.
  public var _index: Int { 0 }
}

/// What a tab view makes of its style.
struct TabViewLook: Equatable {
  var name = "automatic"
  /// 0: where there are several pages; 1: always; 2: never.
  var index = 0
  var hasDotsBackground = false
  /// Whether the tabs of a style that may have a sidebar stand in a row.
  var prefersRow = false

  var isPaged: Bool { name == "page" || isVertical }
  /// Whether its pages follow each other from top to bottom.
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
  /// Sets how the tab views inside look.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.tabViewLook) { look in
      look.name = S._name
      look.index = style._index
    }
  }
}
