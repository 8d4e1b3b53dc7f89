import ViewRuntime
import ViewTexts

/// Windows that all show the same kind of content; most apps have one.
///
/// ```swift
/// WindowGroup("Notes", id: "notes") {
///   ContentView()
/// }
/// ```
///
/// The first window of an app is shown at the start; `openWindow(id:)` opens a new one, which has
/// a state of its own, as long as it is open. A host that has room for one window only, as a
/// terminal has, shows the one that was opened last.
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
  /// Windows with this content, called as the app is unless the content says otherwise.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(description: WindowDescription(kind: .group), content: content())
  }

  /// - Parameter id: the name by which `openWindow(id:)` finds it.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.init(description: WindowDescription(kind: .group, id: id), content: content())
  }

  /// Windows with this content, under a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }

  /// Windows with this content, under a localized title, with an id for `openWindow(id:)`.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Windows with this content, under a title that is a text.
  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(description: WindowDescription(kind: .group, title: title), content: content())
  }

  /// Windows with this content, under a title that is a text, with an id for `openWindow(id:)`.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(
      description: WindowDescription(kind: .group, id: id, title: title), content: content())
  }

  /// Windows with this content, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }

  /// Windows with this content, under the title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleResource), content: content)
  }

  /// Windows with this content, under a string, with an id for `openWindow(id:)`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }

  /// Windows with this content, under the title of a resource, with an id for `openWindow(id:)`.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleResource), id: id, content: content)
  }
}
