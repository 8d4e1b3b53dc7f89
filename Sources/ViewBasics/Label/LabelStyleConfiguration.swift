import ViewRuntime

/// The parts of a label, for its style.
public struct LabelStyleConfiguration {
  /// What the label is called.
  public struct Title {
    let view: AnyView
  }

  /// The picture beside it.
  public struct Icon {
    let view: AnyView
  }

  /// What the label is called, to be shown or not.
  public let title: Title
  /// The picture beside the title; accessibility clients pass it by.
  public let icon: Icon
  /// Whether the icon shows anything: where icons stand alone, a label without one keeps its title.
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
  // A label is called by its title; the name of a symbol says nothing to the user.
  public var body: some View { view.accessibilityHidden(true) }
}
