import ViewRuntime

/// An empty list of commands.
public struct EmptyCommands {
  /// Makes an empty list of commands.
  public nonisolated init() {}
}

extension EmptyCommands: Commands, Sendable {
  public typealias Body = Never
}

extension EmptyCommands: PrimitiveCommands {
  package var commandContent: EmptyView { EmptyView() }
}
