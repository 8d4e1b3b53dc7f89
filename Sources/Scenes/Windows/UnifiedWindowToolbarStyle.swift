import ViewRuntime

/// A style with the toolbar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "unified" }
  /// Makes the unified style.
  public nonisolated init() {}
  /// Makes the unified style; here the title is always shown.
  public nonisolated init(showsTitle: Bool) {}
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// The toolbar beside the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// The toolbar beside the title, which may be hidden.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}
