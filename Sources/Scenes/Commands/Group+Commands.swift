import ViewRuntime

/// Groups commands.
extension Group: Commands where Content: Commands {}

// Wrapped in one type, so that a compiler that expects a view sees at once that these are not
// views.
extension Group {
  /// Groups several commands.
  @_disfavoredOverload
  public nonisolated init<Items>(@CommandsBuilder content: () -> Items)
  where Content == _GroupedCommands<Items>, Items: Commands {
    self.init(holding: _GroupedCommands(items: content()))
  }
}

extension Group: PrimitiveCommands where Content: Commands {
  package var commandContent: some View { CommandsView(content) }
}

/// The commands of a group.
public struct _GroupedCommands<Items: Commands> {
  let items: Items
}

extension _GroupedCommands: Commands {
  public typealias Body = Never
}

extension _GroupedCommands: PrimitiveCommands {
  package var commandContent: some View { CommandsView(items) }
}
