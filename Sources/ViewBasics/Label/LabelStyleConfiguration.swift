import ViewRuntime

/// The parts of a label, for its style.
public struct LabelStyleConfiguration {
  /// The type of the title.
  public struct Title {
    let view: AnyView
  }

  /// The type of the icon.
  public struct Icon {
    let view: AnyView
  }

  /// The title, which may be shown or not.
  public let title: Title
  /// The icon beside the title; hidden from accessibility clients.
  public let icon: Icon
  /// Whether the icon shows anything; where icons stand alone, a label without one keeps its title.
  let hasIcon: Bool

  package nonisolated init(title: AnyView, icon: AnyView, hasIcon: Bool = true) {
    self.title = Title(view: title)
    self.icon = Icon(view: icon)
    self.hasIcon = hasIcon
  }
}

extension LabelStyleConfiguration.Title: View {
  public var body: some View { view }
}

extension LabelStyleConfiguration.Icon: View {
  // A label is named by its title; the name of a symbol means nothing to the user.
  public var body: some View { view.accessibilityHidden(true) }
}
