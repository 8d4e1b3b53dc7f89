import ViewRuntime
import ViewTexts

/// A scene of windows with the same kind of content; most apps have one.
///
/// ```swift
/// WindowGroup("Notes", id: "notes") {
///   ContentView()
/// }
/// ```
///
/// The first window of an app is shown at launch; `openWindow(id:)` opens a new one with its own
/// state, which lives while the window is open. A host with room for only one window, such as a
/// terminal, shows the one opened last.
public struct WindowGroup<Content: View> {
  var description: WindowDescription
  let content: Content
}

extension WindowGroup: Scene {
  public typealias Body = Never
}

extension WindowGroup: PrimitiveScene {
  package var sceneContent: AnyView {
    if let values = content as? any ValueWindowContent { return values.windows(description) }
    let content = content
    return AnyView(GroupWindows<Never, Content>(description: description) { _ in content })
  }
}

extension WindowGroup {
  /// Makes windows titled with the app's name unless the content sets a title.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(description: WindowDescription(kind: .group), content: content())
  }

  /// - Parameter id: the name by which `openWindow(id:)` finds the window.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.init(description: WindowDescription(kind: .group, id: id), content: content())
  }

  /// Makes windows with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }

  /// Makes windows with a localized title and an id for `openWindow(id:)`.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Makes windows with a `Text` as the title.
  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(description: WindowDescription(kind: .group, title: title), content: content())
  }

  /// Makes windows with a `Text` as the title and an id for `openWindow(id:)`.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(
      description: WindowDescription(kind: .group, id: id, title: title), content: content())
  }

  /// Makes windows with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }

  /// Makes windows with a title from a localized string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleResource), content: content)
  }

  /// Makes windows with a verbatim title and an id for `openWindow(id:)`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }

  /// Makes windows with a title from a localized string resource and an id for `openWindow(id:)`.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleResource), id: id, content: content)
  }
}
