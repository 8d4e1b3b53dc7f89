import ViewRuntime

/// The system commands for importing images from a phone or a scanner.
///
/// - Note: Without effect: no host has such commands of its own.
public struct ImportFromDevicesCommands {
  /// Makes an empty list of commands, as no host has them.
  public nonisolated init() {}
}

extension ImportFromDevicesCommands: Commands, Sendable {
  public var body: some Commands { EmptyCommands() }
}
