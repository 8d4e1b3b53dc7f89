import HostInterface
import LayoutCore
import ViewBasics
import ViewRuntime

/// Controls that belong together, as one group.
///
/// ```swift
/// ControlGroup {
///   Button("Back", systemImage: "chevron.left") { goBack() }
///   Button("Forward", systemImage: "chevron.right") { goForward() }
/// }
/// ```
public struct ControlGroup<Content> {
  let content: Content
  let label: AnyView?
  @Environment(key: StylesKey<ControlGroupStyleConfiguration>.self) private var styles

  nonisolated init(content: Content, label: @autoclosure () -> AnyView?) {
    self.content = content
    self.label = label()
  }
}

extension ControlGroup: View where Content: View {
  public var body: some View {
    StyledControl(
      ControlGroupStyleConfiguration(
        content: .init(
          content: AnyView(
            content.modifier(RestoredStyles<ControlGroupStyleConfiguration>(styles: styles)))),
        label: .init(content: label ?? AnyView(EmptyView()))),
      automatic: ControlGroupStyleMaker(style: AutomaticControlGroupStyle()))
  }

  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), label: nil)
  }
}

/// A control group's content with its label.
public struct LabeledControlGroupContent<Content, Label> {
  let content: Content
  let label: Label
}

extension LabeledControlGroupContent: View where Content: View, Label: View {
  public var body: some View { content }
}

extension ControlGroup {
  public nonisolated init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(
      content: LabeledControlGroupContent(content: content(), label: label),
      label: AnyView(label))
  }

  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(title) })
  }

  @_disfavoredOverload
  public nonisolated init<C: View>(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleResource) })
  }

  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
  }

  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleKey, image: image) })
  }

  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(title, systemImage: systemImage) })
  }

  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(title, image: image) })
  }

  @_disfavoredOverload
  public nonisolated init<C: View>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleResource, systemImage: systemImage) })
  }

  @_disfavoredOverload
  public nonisolated init<C: View>(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleResource, image: image) })
  }
}
