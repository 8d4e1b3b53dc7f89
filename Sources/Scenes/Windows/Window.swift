import ViewRuntime
import ViewTexts

/// A scene with a single window.
///
/// ```swift
/// Window("Activity", id: "activity") { ActivityView() }
/// ```
public struct Window<Content: View> {
  let description: WindowDescription
  let content: Content
}

extension Window: Scene {
  public typealias Body = Never
}

extension Window: PrimitiveScene {
  package var sceneContent: some View { GuardedWindow(description, content) }
}

extension Window {
  /// - Parameter id: the name by which `openWindow(id:)` finds the window.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Makes a single window with a `Text` as its title.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(
      description: WindowDescription(kind: .single, id: id, title: title), content: content())
  }

  /// Makes a single window with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }

  /// Makes a single window with a title from a localized string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleResource), id: id, content: content)
  }
}
