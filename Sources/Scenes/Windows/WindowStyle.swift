import ViewRuntime

/// How a window looks.
@MainActor @preconcurrency
public protocol WindowStyle {
  /// Built-in styles only.
  static var _name: String { get }
}

/// As the desktop has it.
public struct DefaultWindowStyle: WindowStyle {
  /// What the style is called; no host asks for it.
  public static var _name: String { "automatic" }
  /// As the desktop has it.
  public nonisolated init() {}
}

/// With a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// What the style is called; no host asks for it.
  public static var _name: String { "titleBar" }
  /// With a title bar.
  public nonisolated init() {}
}

/// Without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// What the style is called; no host asks for it.
  public static var _name: String { "hiddenTitleBar" }
  /// Without a title bar.
  public nonisolated init() {}
}

/// Without anything around the content.
public struct PlainWindowStyle: WindowStyle {
  /// What the style is called; no host asks for it.
  public static var _name: String { "plain" }
  /// Without anything around the content.
  public nonisolated init() {}
}

/// With a depth, where windows have one.
public struct VolumetricWindowStyle: WindowStyle {
  /// What the style is called; no host asks for it.
  public static var _name: String { "volumetric" }
  /// With a depth, where windows have one.
  public nonisolated init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// As the desktop has it.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// Without anything around the content.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension WindowStyle where Self == VolumetricWindowStyle {
  /// With a depth, where windows have one.
  public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}

extension Scene {
  /// How the scene's windows look.
  ///
  /// - Note: Without effect: windows look as the host's do.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
}
