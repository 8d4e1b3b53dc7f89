import ViewRuntime

/// No commands.
public struct EmptyCommands {
  /// No commands.
  public nonisolated init() {}
}

extension EmptyCommands: Commands, Sendable {
  public typealias Body = Never
}

extension EmptyCommands: PrimitiveCommands {
  package var commandContent: EmptyView { EmptyView() }
}
