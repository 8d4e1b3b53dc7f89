import Foundation
import HostInterface

/// Lets actions in the environment (`openURL`, closing a window) reach the host.
package struct HostCommands: Sendable {
  package let reference: RuntimeReference?

  init(_ reference: RuntimeReference?) { self.reference = reference }

  @MainActor
  package func perform(_ command: HostCommand) { reference?.runtime?.host.perform(command) }

  /// See ``ViewRuntime/prefer(isDark:for:)``.
  @MainActor
  package func prefer(isDark: Bool?, for owner: AnyObject) {
    reference?.runtime?.prefer(isDark: isDark, for: owner)
  }

  /// See ``ViewRuntime/hideOverlays(_:for:)``.
  @MainActor
  package func hideOverlays(_ isHidden: Bool, for owner: AnyObject) {
    reference?.runtime?.hideOverlays(isHidden, for: owner)
  }
}

private struct HostCommandsKey: EnvironmentKey {
  static let defaultValue = HostCommands(nil)
}

extension EnvironmentValues {
  /// Sends commands to the window's host.
  package var hostCommands: HostCommands {
    get { self[HostCommandsKey.self] }
    set { self[HostCommandsKey.self] = newValue }
  }
}
