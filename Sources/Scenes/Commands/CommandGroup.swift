import ViewRuntime

/// Items at a standard place in an app's menus.
///
/// ```swift
/// .commands {
///   CommandGroup(after: .newItem) { Button("New folder") { makeFolder() } }
///   CommandGroup(replacing: .help) { Button("Manual") { openManual() } }
/// }
/// ```
public struct CommandGroup<Content: View> {
  let position: CommandEntry.Position
  let content: Content
}

extension CommandGroup: Commands {
  public typealias Body = Never

  /// Makes items before those at a place.
  public nonisolated init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    self.init(position: .before(group), content: addition())
  }

  /// Makes items after those at a place.
  public nonisolated init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    self.init(position: .after(group), content: addition())
  }

  /// Makes items that replace those at a place.
  public nonisolated init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    self.init(position: .replacing(group), content: addition())
  }
}

extension CommandGroup {
  /// Makes the library's default items at a place.
  ///
  /// - Parameter isWhole: false lets whole items of another scene take precedence.
  init(
    usual group: CommandGroupPlacement, isWhole: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.init(position: .usual(group, isWhole: isWhole), content: content())
  }
}

extension CommandGroup: PrimitiveCommands {
  package var commandContent: some View {
    CommandEntryView(position: position, title: nil, entries: content)
  }
}
