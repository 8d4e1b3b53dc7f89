import HostInterface
import LayoutCore
import ViewRuntime
import ViewTexts

/// Sets related views apart from their surroundings, under a label.
///
/// ```swift
/// GroupBox("Agreement") { Toggle("I agree", isOn: $hasAgreed) }
/// ```
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content
  @Environment(key: StylesKey<GroupBoxStyleConfiguration>.self) private var styles

  nonisolated init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension GroupBox: View {
  /// Creates a box with a custom label.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }

  /// The legacy form with the label first.
  public nonisolated init(
    label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(label: label, content: content())
  }

  public var body: some View {
    StyledControl(
      GroupBoxStyleConfiguration(
        label: .init(content: AnyView(label)),
        content: .init(
          content: AnyView(
            content.modifier(RestoredStyles<GroupBoxStyleConfiguration>(styles: styles))))),
      automatic: GroupBoxStyleMaker(style: DefaultGroupBoxStyle()))
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// Creates a box in the current style, for styles that add to it.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content())
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates a box with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }

  /// Creates a box with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleResource), content: content())
  }
}
