import ViewRuntime
import ViewTexts

/// A custom menu between the standard ones.
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

  /// Makes a menu with a localized name.
  public nonisolated init(
    _ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(nameKey), content: content())
  }

  /// Makes a menu with a `Text` as its name.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.init(title: name, content: content())
  }

  /// Makes a menu with a verbatim name.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(title: Text(name), content: content())
  }

  /// Makes a menu with a name from a localized string resource.
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
