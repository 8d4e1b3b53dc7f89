import ViewRuntime

/// The system's commands for showing and changing the toolbar, as far as the host has any: a
/// terminal has none.
///
/// - Note: Without effect: no host has such commands of its own.
public struct ToolbarCommands {
  /// No commands, as no host has such.
  public nonisolated init() {}
}

extension ToolbarCommands: Commands, Sendable {
  public var body: some Commands { EmptyCommands() }
}
