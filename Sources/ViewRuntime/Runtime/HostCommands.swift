import Foundation
import HostInterface

/// Lets actions in the environment (`openURL`, closing a window) reach the host.
package struct HostCommands: Sendable {
  weak let runtime: ViewRuntime?

  init(_ runtime: ViewRuntime?) { self.runtime = runtime }

  @MainActor
  package func perform(_ command: HostCommand) { runtime?.host.perform(command) }
}

private struct HostCommandsKey: EnvironmentKey {
  static let defaultValue = HostCommands(nil)
}

extension EnvironmentValues {
  /// The way to the host of the window.
  package var hostCommands: HostCommands {
    get { self[HostCommandsKey.self] }
    set { self[HostCommandsKey.self] = newValue }
  }
}
