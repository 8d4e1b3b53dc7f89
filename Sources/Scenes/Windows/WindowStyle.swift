import ViewRuntime

/// The appearance of a window.
@MainActor @preconcurrency
public protocol WindowStyle {
  /// The name of the style; implemented only by built-in styles.
  static var _name: String { get }
}

/// The default style of the desktop.
public struct DefaultWindowStyle: WindowStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "automatic" }
  /// Makes the default style.
  public nonisolated init() {}
}

/// A style with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "titleBar" }
  /// Makes the style with a title bar.
  public nonisolated init() {}
}

/// A style without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "hiddenTitleBar" }
  /// Makes the style without a title bar.
  public nonisolated init() {}
}

/// A style without window decorations.
public struct PlainWindowStyle: WindowStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "plain" }
  /// Makes the plain style.
  public nonisolated init() {}
}

/// A style with depth, where windows can have it.
public struct VolumetricWindowStyle: WindowStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "volumetric" }
  /// Makes the volumetric style.
  public nonisolated init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The default style of the desktop.
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
  /// Without window decorations.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension WindowStyle where Self == VolumetricWindowStyle {
  /// With depth, where windows can have it.
  public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}

extension Scene {
  /// Sets the style of the scene's windows.
  ///
  /// - Note: Without effect: windows have the host's own style.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
}
