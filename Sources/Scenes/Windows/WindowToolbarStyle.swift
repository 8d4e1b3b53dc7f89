import ViewRuntime

/// How a window's toolbar looks.
@MainActor @preconcurrency
public protocol WindowToolbarStyle {
  /// Built-in styles only.
  static var _name: String { get }
}

/// As the desktop has it.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// What the style is called; no host asks for it.
  public static var _name: String { "automatic" }
  /// As the desktop has it.
  public nonisolated init() {}
}

/// Below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// What the style is called; no host asks for it.
  public static var _name: String { "expanded" }
  /// Below the title.
  public nonisolated init() {}
}

/// Beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// What the style is called; no host asks for it.
  public static var _name: String { "unified" }
  /// Beside the title.
  public nonisolated init() {}
  /// Beside the title, which may be left out; here it is not.
  public nonisolated init(showsTitle: Bool) {}
}

/// Beside the title, in a low bar.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// What the style is called; no host asks for it.
  public static var _name: String { "unifiedCompact" }
  /// Beside the title, in a low bar.
  public nonisolated init() {}
  /// Beside the title, which may be left out, in a low bar; here it is not.
  public nonisolated init(showsTitle: Bool) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// As the desktop has it.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Below the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Beside the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// Beside the title, which may be left out.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Beside the title, in a low bar.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }

  /// Beside the title, which may be left out, in a low bar.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension Scene {
  /// How the toolbars of the scene's windows look.
  ///
  /// - Note: Without effect: bars are as the host has them.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    self
  }
}
