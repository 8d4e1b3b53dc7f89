import ViewRuntime

/// The system's commands for bringing in pictures from a phone or a scanner.
///
/// - Note: Without effect: no host has such commands of its own.
public struct ImportFromDevicesCommands {
  /// No commands, as no host has such.
  public nonisolated init() {}
}

extension ImportFromDevicesCommands: Commands, Sendable {
  public var body: some Commands { EmptyCommands() }
}
