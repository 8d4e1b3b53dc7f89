import ViewRuntime

/// A style without window decorations.
public struct PlainWindowStyle: WindowStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "plain" }
  /// Makes the plain style.
  public nonisolated init() {}
}

extension WindowStyle where Self == PlainWindowStyle {
  /// Without window decorations.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
