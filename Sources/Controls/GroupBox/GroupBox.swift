import HostInterface
import LayoutCore
import ViewRuntime
import ViewTexts

/// Sets views that belong together apart from what is around them, under a label.
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
  /// Sets the content apart under a view of its own as label.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }

  /// The form with the label first.
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
  /// A box in the style of the place, for styles that add something to it.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

extension GroupBox where Label == EmptyView {
  /// Sets the content apart without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content())
  }
}

extension GroupBox where Label == Text {
  /// Sets the content apart under a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Sets the content apart under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }

  /// Sets the content apart under the title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleResource), content: content())
  }
}
