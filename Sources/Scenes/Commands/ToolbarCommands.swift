import ViewRuntime

/// The system's commands for showing and changing the toolbar, as far as the host has any: a
/// terminal has none.
public struct ToolbarCommands {
  public nonisolated init() {}
}

extension ToolbarCommands: Commands, Sendable {
  public var body: some Commands { EmptyCommands() }
}
