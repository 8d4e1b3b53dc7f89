import ViewRuntime

/// The properties of a menu that its style receives.
public struct MenuStyleConfiguration {
  /// The menu's label, whatever its type.
  public struct Label {
    let content: AnyView
  }

  /// The menu's items, whatever their type.
  public struct Content {
    let content: AnyView
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension MenuStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension MenuStyleConfiguration.Content: View {
  public var body: some View { content }
}
