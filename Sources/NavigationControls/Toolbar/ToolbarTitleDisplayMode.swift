import ViewRuntime

/// The position of a screen's title in its bar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, large, inlineLarge, inline }

  let kind: Kind

  /// Depends on the toolbar's role: at the leading side unless it is `navigationStack`.
  public static let automatic = ToolbarTitleDisplayMode(kind: .automatic)

  /// At the leading side.
  public static let large = ToolbarTitleDisplayMode(kind: .large)

  /// At the leading side, in line with the items.
  public static let inlineLarge = ToolbarTitleDisplayMode(kind: .inlineLarge)

  /// In the middle.
  public static let inline = ToolbarTitleDisplayMode(kind: .inline)
}

extension View {
  /// Sets the position of the screen's title in its bar.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(BarModifier(.displayMode(mode)))
  }
}
