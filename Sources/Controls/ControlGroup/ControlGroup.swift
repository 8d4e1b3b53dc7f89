import HostInterface
import LayoutCore
import ViewBasics
import ViewDrawing
import ViewRuntime
import ViewTexts

/// A group of related controls.
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
  /// Groups controls with a custom label, which a menu's button shows; side by side, the controls
  /// appear without it.
  public nonisolated init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(
      content: LabeledControlGroupContent(content: content(), label: label),
      label: AnyView(label))
  }

  /// Groups controls with a localized title.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Groups controls with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(title) })
  }

  /// Groups controls with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init<C: View>(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleResource) })
  }

  /// Groups controls with a localized title and a symbol.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
  }

  /// Groups controls with a localized title and an image resource.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleKey, image: image) })
  }

  /// Groups controls with a string title and a symbol.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(title, systemImage: systemImage) })
  }

  /// Groups controls with a string title and an image resource.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(title, image: image) })
  }

  /// Groups controls with a title from a string resource and a symbol.
  @_disfavoredOverload
  public nonisolated init<C: View>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleResource, systemImage: systemImage) })
  }

  /// Groups controls with a title from a string resource and an image resource.
  @_disfavoredOverload
  public nonisolated init<C: View>(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleResource, image: image) })
  }
}
