import ViewBasics
import ViewDrawing
import ViewRuntime
import ViewTexts

/// Menu items outside the app's windows. Where there is no menu bar for them, such as in a
/// terminal, they are one of the app's menus.
///
/// ```swift
/// MenuBarExtra("Timer", systemImage: "timer") {
///   Button("Start") { start() }
/// }
/// ```
public struct MenuBarExtra<Label: View, Content: View> {
  let title: Text
  let content: Content
  var isInserted: Binding<Bool>?
}

extension MenuBarExtra: Scene {
  public typealias Body = Never
}

extension MenuBarExtra: PrimitiveScene {
  package var sceneContent: some View {
    MenuBarExtraView(title: title, content: content, isInserted: isInserted ?? .constant(true))
  }
}

private struct MenuBarExtraView<Content: View>: View {
  let title: Text
  let content: Content
  @Binding var isInserted: Bool

  var body: some View {
    if isInserted { CommandEntryView(position: .menu, title: title, entries: content) }
  }
}

extension MenuBarExtra where Label == Text {
  /// Makes a menu with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), content: content())
  }

  /// Makes a menu with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), content: content())
  }

  /// Makes a menu with a title from a localized string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleResource), content: content())
  }

  /// - Parameter isInserted: whether the menu is present.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleKey), content: content(), isInserted: isInserted)
  }

  /// Makes a menu with a verbatim title, present while `isInserted` is true.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(title), content: content(), isInserted: isInserted)
  }

  /// Makes a menu with a title from a localized string resource, present while `isInserted` is
  /// true.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleResource), content: content(), isInserted: isInserted)
  }
}

extension MenuBarExtra where Label == ViewBasics.Label<Text, Image> {
  /// Makes a menu with a localized title; the symbol is not shown.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleKey), content: content())
  }

  /// Makes a menu with a verbatim title; the symbol is not shown.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(title), content: content())
  }

  /// Makes a menu with a title from a localized string resource; the symbol is not shown.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleResource), content: content())
  }

  /// Makes a menu with a localized title, present while `isInserted` is true; the symbol is not
  /// shown.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleKey), content: content(), isInserted: isInserted)
  }

  /// Makes a menu with a verbatim title, present while `isInserted` is true; the symbol is not
  /// shown.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(title), content: content(), isInserted: isInserted)
  }

  /// Makes a menu with a title from a localized string resource, present while `isInserted` is
  /// true; the symbol is not shown.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleResource), content: content(), isInserted: isInserted)
  }

  /// Makes a menu with a localized title; the image is not shown.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleKey), content: content())
  }

  /// Makes a menu with a verbatim title; the image is not shown.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(title), content: content())
  }

  /// Makes a menu with a title from a localized string resource; the image is not shown.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleResource), content: content())
  }

  /// Makes a menu with a localized title, present while `isInserted` is true; the image is not
  /// shown.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleKey), content: content(), isInserted: isInserted)
  }

  /// Makes a menu with a verbatim title, present while `isInserted` is true; the image is not
  /// shown.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(title), content: content(), isInserted: isInserted)
  }

  /// Makes a menu with a title from a localized string resource, present while `isInserted` is
  /// true; the image is not shown.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleResource), content: content(), isInserted: isInserted)
  }

  /// Makes a menu with a localized title; the image resource is not shown.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleKey), content: content())
  }

  /// Makes a menu with a verbatim title; the image resource is not shown.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(title), content: content())
  }

  /// Makes a menu with a title from a localized string resource; the image resource is not shown.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleResource), content: content())
  }

  /// Makes a menu with a localized title, present while `isInserted` is true; the image is not
  /// shown.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleKey), content: content(), isInserted: isInserted)
  }

  /// Makes a menu with a verbatim title, present while `isInserted` is true; the image is not
  /// shown.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(title), content: content(), isInserted: isInserted)
  }

  /// Makes a menu with a title from a localized string resource, present while `isInserted` is
  /// true; the image is not shown.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleResource), content: content(), isInserted: isInserted)
  }
}

extension MenuBarExtra {
  /// - Parameter label: the label, whose text is the menu's name in a menu bar.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(title: Self.title(of: label()), content: content())
  }

  /// Makes a menu named by a label's text, present while `isInserted` is true.
  public nonisolated init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(title: Self.title(of: label()), content: content(), isInserted: isInserted)
  }

  private nonisolated static func title(of label: Label) -> Text {
    (label as? any TitledLabel)?.titleText ?? (label as? Text) ?? Text(.library("Menu"))
  }
}

/// A label with a `Text` as its title.
private protocol TitledLabel {
  var titleText: Text? { get }
}

extension ViewBasics.Label: TitledLabel {
  fileprivate var titleText: Text? { title as? Text }
}
