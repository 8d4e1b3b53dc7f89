import ViewRuntime
import ViewTexts

/// A window of which there is one only.
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
  /// - Parameter id: the name by which `openWindow(id:)` finds it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// A window of which there is one, under a title that is a text.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(
      description: WindowDescription(kind: .single, id: id, title: title), content: content())
  }

  /// A window of which there is one, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }

  /// A window of which there is one, under the title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleResource), id: id, content: content)
  }
}
