import ViewRuntime

/// A button that opens a menu of items.
///
/// ```swift
/// Menu("Actions") {
///   Button("Duplicate") { duplicate() }
///   Toggle("Pinned", isOn: $isPinned)
///   Menu("Share") { Button("Copy link") { copy() } }
///   Section { Button("Delete", role: .destructive) { delete() } }
/// }
/// ```
///
/// The items appear beside the button while the menu is open; choosing one closes it. Toggles and
/// picker options show a checkmark. A menu inside a menu opens at the side.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  nonisolated init(label: Label, content: Content, primaryAction: (() -> Void)? = nil) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }
}

extension Menu: View where Label: View, Content: View {
  /// Creates a menu with a custom label.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }

  /// - Parameter primaryAction: the action of a tap; a long press opens the menu.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  /// The legacy form with the label first.
  public nonisolated init(
    label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(label: label, content: content())
  }

  public var body: some View {
    StyledControl(
      MenuStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
        primaryAction: primaryAction),
      automatic: MenuStyleMaker(style: DefaultMenuStyle()))
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from a style's configuration, to style it further.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content,
      primaryAction: configuration.primaryAction)
  }
}
