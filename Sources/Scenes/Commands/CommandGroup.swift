import ViewRuntime

/// Entries at a usual place among an app's menus.
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

  /// Entries in front of those at a place.
  public nonisolated init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    self.init(position: .before(group), content: addition())
  }

  /// Entries behind those at a place.
  public nonisolated init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    self.init(position: .after(group), content: addition())
  }

  /// Entries in place of those at a place.
  public nonisolated init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    self.init(position: .replacing(group), content: addition())
  }
}

extension CommandGroup {
  /// The library's own entries at a place.
  ///
  /// - Parameter isWhole: false: another scene's are taken, if they are whole.
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
