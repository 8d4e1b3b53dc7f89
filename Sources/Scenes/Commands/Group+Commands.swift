import ViewRuntime

/// Several commands as one.
extension Group: Commands where Content: Commands {}

// Of one type, so that a compiler that needs a view sees at once that these are none.
extension Group {
  /// Holds several commands as one.
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
