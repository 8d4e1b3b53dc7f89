import ViewRuntime

/// A style with a compact toolbar beside the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "unifiedCompact" }
  /// Makes the compact style.
  public nonisolated init() {}
  /// Makes the compact style; here the title is always shown.
  public nonisolated init(showsTitle: Bool) {}
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A compact toolbar beside the title.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }

  /// A compact toolbar beside the title, which may be hidden.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}
