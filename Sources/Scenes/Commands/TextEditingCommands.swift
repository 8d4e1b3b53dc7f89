import ViewRuntime

/// The system's commands for searching and transforming text, as far as the host has any: a
/// terminal has none.
///
/// - Note: Without effect: no host has such commands of its own.
public struct TextEditingCommands {
  /// No commands, as no host has such.
  public nonisolated init() {}
}

extension TextEditingCommands: Commands, Sendable {
  public var body: some Commands { EmptyCommands() }
}
