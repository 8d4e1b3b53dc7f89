import HostInterface
import LayoutCore
import ViewBasics
import ViewDrawing
import ViewRuntime
import ViewTexts

/// Controls that belong together, as one group.
///
/// ```swift
/// ControlGroup {
///   Button("Back", systemImage: "chevron.left") { goBack() }
///   Button("Forward", systemImage: "chevron.right") { goForward() }
/// }
/// ```
public struct ControlGroup<Content: View> {
  let content: Content
  let label: AnyView?
  @Environment(key: StylesKey<ControlGroupStyleConfiguration>.self) private var styles

  nonisolated init(content: Content, label: @autoclosure () -> AnyView?) {
    self.content = content
    self.label = label()
  }
}

extension ControlGroup: View {
  public var body: some View {
    StyledControl(
      ControlGroupStyleConfiguration(
        content: .init(
          content: AnyView(
            content.modifier(RestoredStyles<ControlGroupStyleConfiguration>(styles: styles)))),
        label: .init(content: label ?? AnyView(EmptyView()))),
      automatic: ControlGroupStyleMaker(style: AutomaticControlGroupStyle()))
  }

  /// Groups controls without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), label: nil)
  }
}

extension ControlGroup {
  /// Groups controls under a label of its own, which a menu's button shows; side by side the
  /// controls stand without it.
  public nonisolated init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(
      content: LabeledControlGroupContent(content: content(), label: label),
      label: AnyView(label))
  }

  /// Groups controls under a localized title.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Groups controls under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(title) })
  }

  /// Groups controls under the title of a resource.
  @_disfavoredOverload
  public nonisolated init<C: View>(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleResource) })
  }

  /// Groups controls under a localized title with a symbol.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
  }

  /// Groups controls under a localized title with a picture from the resources.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleKey, image: image) })
  }

  /// Groups controls under a string with a symbol.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(title, systemImage: systemImage) })
  }

  /// Groups controls under a string with a picture from the resources.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(title, image: image) })
  }

  /// Groups controls under the title of a resource with a symbol.
  @_disfavoredOverload
  public nonisolated init<C: View>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleResource, systemImage: systemImage) })
  }

  /// Groups controls under the title of a resource with a picture from the resources.
  @_disfavoredOverload
  public nonisolated init<C: View>(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleResource, image: image) })
  }
}
