import Foundation
import Scenes
import TerminalHost
import ViewRuntime

/// Brings an app and the host that shows it together; the one place that knows of both.
@MainActor
enum HostLauncher {
  /// Shows the app until it ends. With a terminal this does not return: the host ends the process.
  static func run<A: App>(_ app: A.Type) {
    let host = TerminalHost(
      arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)
    let runtime = ViewRuntime(host: host)
    runtime.launch(app)
    host.run()
    runtime.unmount()
  }
}
