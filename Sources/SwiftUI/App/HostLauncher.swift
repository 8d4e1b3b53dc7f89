import Foundation
import Inspector
import Scenes
import TerminalHost
import ViewRuntime

/// Brings an app and the host that shows it together; the one place that knows of both.
@MainActor
enum HostLauncher {
  /// Shows the app until it ends. With a terminal this does not return: the host ends the process.
  static func run<A: App>(_ app: A.Type) {
    if PreviewLauncher.run(CommandLine.arguments) { return }
    show { runtime in
      let windows = runtime.launch(app)
      for argument in CommandLine.arguments.dropFirst() where argument.contains("://") {
        if let url = URL(string: argument) { windows.open(url) }
      }
    }
  }

  /// Shows what `start` mounts.
  static func show(_ start: (ViewRuntime) -> Void) {
    let host = TerminalHost(
      arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)
    let inspector = Inspector(host, arguments: CommandLine.arguments)
    let runtime = ViewRuntime(host: inspector.host)
    inspector.watch(runtime)
    host.onInspect = { inspector.toggle() }
    host.onQuit = { inspector.finish() }
    runtime.sceneValues = SceneValues(
      file: SceneValues.file(
        of: ProcessInfo.processInfo.processName, environment: ProcessInfo.processInfo.environment))
    start(runtime)
    host.run()
    inspector.finish()
    runtime.unmount()
  }
}
