import ViewRuntime

/// A style with the toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "expanded" }
  /// Makes the expanded style.
  public nonisolated init() {}
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The toolbar below the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
