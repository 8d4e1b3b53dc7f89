import ViewRuntime

/// The system commands for the format of text, if the host has any: a terminal has none.
///
/// - Note: Without effect: no host has such commands of its own.
public struct TextFormattingCommands {
  /// Makes an empty list of commands, as no host has them.
  public nonisolated init() {}
}

extension TextFormattingCommands: Commands, Sendable {
  public var body: some Commands { EmptyCommands() }
}
