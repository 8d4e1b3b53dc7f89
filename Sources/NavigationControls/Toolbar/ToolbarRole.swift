import ViewRuntime

/// The purpose of a screen's toolbar, which decides the position of its title.
public struct ToolbarRole: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, navigationStack, browser, editor }

  let kind: Kind

  /// Depends on the title's display mode: at the leading side unless it is `inline`.
  public static let automatic = ToolbarRole(kind: .automatic)

  /// The title in the middle, items on both sides.
  public static let navigationStack = ToolbarRole(kind: .navigationStack)

  /// The title at the leading side.
  public static let browser = ToolbarRole(kind: .browser)

  /// The title at the leading side; the Back button has no title.
  public static let editor = ToolbarRole(kind: .editor)
}

extension View {
  /// Sets the role of this screen's toolbar.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    modifier(BarModifier(.role(role)))
  }
}
