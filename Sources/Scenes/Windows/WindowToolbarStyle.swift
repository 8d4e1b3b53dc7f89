import ViewRuntime

/// The appearance of a window's toolbar.
@MainActor @preconcurrency
public protocol WindowToolbarStyle {
  /// The name of the style; implemented only by built-in styles.
  static var _name: String { get }
}

/// The default style of the desktop.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "automatic" }
  /// Makes the default style.
  public nonisolated init() {}
}

/// A style with the toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "expanded" }
  /// Makes the expanded style.
  public nonisolated init() {}
}

/// A style with the toolbar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "unified" }
  /// Makes the unified style.
  public nonisolated init() {}
  /// Makes the unified style; here the title is always shown.
  public nonisolated init(showsTitle: Bool) {}
}

/// A style with a compact toolbar beside the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "unifiedCompact" }
  /// Makes the compact style.
  public nonisolated init() {}
  /// Makes the compact style; here the title is always shown.
  public nonisolated init(showsTitle: Bool) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The default style of the desktop.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The toolbar below the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// The toolbar beside the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// The toolbar beside the title, which may be hidden.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
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

extension Scene {
  /// Sets the toolbar style of the scene's windows.
  ///
  /// - Note: Without effect: bars have the host's own style.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    self
  }
}
