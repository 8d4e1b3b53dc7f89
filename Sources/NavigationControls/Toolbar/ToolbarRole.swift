import ViewRuntime

/// What a screen's toolbar is for, which decides where its title stands.
public struct ToolbarRole: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, navigationStack, browser, editor }

  let kind: Kind

  /// As the title's display mode says: at the leading side unless it is `inline`.
  public static let automatic = ToolbarRole(kind: .automatic)

  /// The title in the middle, items at both sides.
  public static let navigationStack = ToolbarRole(kind: .navigationStack)

  /// The title at the leading side.
  public static let browser = ToolbarRole(kind: .browser)

  /// The title at the leading side, the Back button without a title.
  public static let editor = ToolbarRole(kind: .editor)
}

extension View {
  /// Says what the toolbar of this screen is for.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    modifier(BarModifier(.role(role)))
  }
}
