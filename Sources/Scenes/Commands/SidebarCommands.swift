import ViewRuntime

/// The system's commands for showing and hiding the sidebar, as far as the host has any: a terminal
/// has none.
///
/// - Note: Without effect: no host has such commands of its own.
public struct SidebarCommands {
  /// No commands, as no host has such.
  public nonisolated init() {}
}

extension SidebarCommands: Commands, Sendable {
  public var body: some Commands { EmptyCommands() }
}
