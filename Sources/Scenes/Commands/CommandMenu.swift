import ViewRuntime
import ViewTexts

/// A menu of the app's own, between the usual ones.
///
/// ```swift
/// CommandMenu("Playback") {
///   Button("Play") { play() }.keyboardShortcut("p")
///   Button("Next") { next() }.keyboardShortcut(.rightArrow)
/// }
/// ```
public struct CommandMenu<Content: View> {
  let title: Text
  let content: Content
}

extension CommandMenu: Commands {
  public typealias Body = Never

  /// A menu under a localized name.
  public nonisolated init(
    _ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(nameKey), content: content())
  }

  /// A menu under a name that is a text.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.init(title: name, content: content())
  }

  /// A menu under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(title: Text(name), content: content())
  }

  /// A menu under the name of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(nameResource), content: content())
  }
}

extension CommandMenu: PrimitiveCommands {
  package var commandContent: some View {
    CommandEntryView(position: .menu, title: title, entries: content)
  }
}
