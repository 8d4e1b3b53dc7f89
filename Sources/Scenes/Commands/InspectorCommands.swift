import ViewRuntime

/// The system commands for showing and hiding the inspector, if the host has any: a terminal has
/// none.
///
/// - Note: Without effect: no host has such commands of its own.
public struct InspectorCommands {
  /// Makes an empty list of commands, as no host has them.
  public nonisolated init() {}
}

extension InspectorCommands: Commands, Sendable {
  public var body: some Commands { EmptyCommands() }
}
