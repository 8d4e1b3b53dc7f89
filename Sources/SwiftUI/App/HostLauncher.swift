import Foundation
import HostInterface
import Inspector
import Scenes
import TerminalHost
import ViewRuntime

#if GTK
  import GTKHost
#endif

/// Brings an app, the host that shows it and the inspector together; the one place that knows of all.
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
    #if GTK
      if showInWindow(start) { return }
    #endif
    let host = TerminalHost(
      arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)
    let inspector = Inspector(host, arguments: CommandLine.arguments)
    host.onInspect = { inspector.toggle() }
    host.onQuit = { inspector.finish() }
    show(start, with: inspector) { host.run() }
  }

  private static func show(
    _ start: (ViewRuntime) -> Void, with inspector: Inspector, _ run: () -> Void
  ) {
    let runtime = ViewRuntime(host: inspector.host)
    inspector.watch(runtime)
    runtime.sceneValues = SceneValues(
      file: SceneValues.file(
        of: ProcessInfo.processInfo.processName, environment: ProcessInfo.processInfo.environment))
    start(runtime)
    run()
    inspector.finish()
    runtime.unmount()
  }

  #if GTK
    /// Opens a window, or writes its pictures: `--snapshot FOLDER`.
    ///
    /// - Returns: false where there is no display.
    private static func showInWindow(_ start: (ViewRuntime) -> Void) -> Bool {
      guard let host = GTKHost() else {
        let message = "There is no display for a window; the app runs in the terminal instead.\n"
        FileHandle.standardError.write(Data(message.utf8))
        return false
      }
      let arguments = CommandLine.arguments
      let inspector = Inspector(host, arguments: arguments)
      host.onInspect = { inspector.toggle() }
      show(start, with: inspector) {
        guard let index = arguments.firstIndex(of: "--snapshot") else { return host.run() }
        let folder = index + 1 < arguments.count ? arguments[index + 1] : "."
        do {
          try host.writePictures(to: URL(fileURLWithPath: folder))
        } catch {
          FileHandle.standardError.write(Data("No picture was written: \(error)\n".utf8))
          exit(1)
        }
      }
      return true
    }
  #endif
}
