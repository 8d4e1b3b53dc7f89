import ViewRuntime

/// A button that opens a list of further ones.
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
/// The entries stand beside the button while the menu is open; choosing one closes it. Toggles and
/// the choices of pickers show a mark. Inside of a menu a menu opens at the side.
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
  /// Opens a list of entries, under a view of its own.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }

  /// - Parameter primaryAction: what a tap does; a long press opens the menu.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  /// The form with the label first.
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
  /// The menu that a style was given, to be styled further.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content,
      primaryAction: configuration.primaryAction)
  }
}
