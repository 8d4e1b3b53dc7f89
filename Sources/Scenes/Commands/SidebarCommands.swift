import ViewRuntime

/// The system's commands for showing and hiding the sidebar, as far as the host has any: a terminal
/// has none.
public struct SidebarCommands {
  public nonisolated init() {}
}

extension SidebarCommands: Commands, Sendable {
  public var body: some Commands { EmptyCommands() }
}
