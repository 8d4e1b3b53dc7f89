import ViewRuntime

/// Several commands as one.
extension Group: Commands where Content: Commands {
  /// Holds several commands as one.
  @_disfavoredOverload
  public nonisolated init(@CommandsBuilder content: () -> Content) {
    self.init(holding: content())
  }
}

extension Group: PrimitiveCommands where Content: Commands {
  package var commandContent: some View { CommandsView(content) }
}
