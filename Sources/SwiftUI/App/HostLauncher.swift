import Foundation
import HostInterface
import Inspector
import PersistentState
import PictureResources
import Scenes
import TerminalHost
import ViewRuntime
import ViewTexts

#if GTK
  import GTKHost
  import Pictures
#endif

/// Connects an app with its host and the inspector; the only place that knows all of them.
@MainActor
enum HostLauncher {
  /// The windows' values for the next launch.
  private static var sceneValues: SceneValues?
  private static weak var runtime: ViewRuntime?

  /// Shows the app until it ends. With a terminal this does not return: the host ends the process.
  static func run<A: App>(_ app: A.Type) {
    #if DEBUG
      ProgramExploration.beginIfAsked(app)
    #endif
    if PreviewLauncher.run(CommandLine.arguments) { return }
    let files = LaunchFiles.among(CommandLine.arguments)
    let addresses = LaunchFiles.addresses(among: CommandLine.arguments)
    #if GTK
      if handsOver(files + addresses) { return }
    #endif
    show { runtime in
      let windows = runtime.launch(app, files: files)
      addresses.forEach(windows.open)
      #if GTK
        followOthers(windows)
      #endif
    }
  }

  /// Shows the views that `start` mounts.
  static func show(_ start: (ViewRuntime) -> Void) {
    // Checked before the host takes the screen, which would hide the message.
    let arguments = CommandLine.arguments
    if let problem = Inspector.problem(in: arguments) ?? TerminalHost.problem(in: arguments) {
      fail(problem, EX_USAGE)
    }
    // Snapshots must not depend on the user's locale and folders.
    if !arguments.contains("--snapshot") {
      AppLocale.becomeCurrent()
      ExpectedFolders.make()
    }
    #if GTK
      if showInWindow(start) { return }
    #endif
    let host = TerminalHost(
      arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment,
      locale: AppLocale.current, isRightToLeft: AppLocale.isRightToLeft)
    let inspector = Inspector(host, arguments: CommandLine.arguments)
    host.onInspect = { inspector.toggle() }
    host.onStart = saveBeforeSignals
    host.onQuit = {
      inspector.finish()
      runtime?.endProgram()
    }
    show(start, with: inspector) { host.run() }
  }

  private static func show(
    _ start: (ViewRuntime) -> Void, with inspector: Inspector, _ run: () -> Void
  ) {
    let runtime = ViewRuntime(host: inspector.host)
    inspector.watch(runtime)
    self.runtime = runtime
    // Snapshots show no state of earlier runs.
    if !CommandLine.arguments.contains("--snapshot") {
      let values = SceneValues(
        file: SceneValues.file(
          of: ProcessInfo.processInfo.processName, environment: ProcessInfo.processInfo.environment)
      )
      runtime.sceneValues = values
      sceneValues = values
      SettingsSaver.shared.start()
      // Also saves when the program calls `exit`.
      atexit { SettingsSaver.shared.save() }
    }
    #if DEBUG
      LiveSession.start(runtime)
    #endif
    start(runtime)
    run()
    inspector.finish()
    runtime.endProgram()
    runtime.unmount()
  }

  private static func saveBeforeSignals() {
    EndSignals.install { [sceneValues] in
      let save = {
        SettingsSaver.shared.saveWithoutLooking()
        sceneValues?.save()
      }
      // First what does not need the main thread, and again after the app has saved its changes.
      save()
      endProgramOnMain()
      save()
    }
  }

  /// Lets the app save its documents, waiting at most three seconds for a busy main thread.
  private nonisolated static func endProgramOnMain() {
    let hasEnded = DispatchSemaphore(value: 0)
    DispatchQueue.main.async {
      MainActor.assumeIsolated { runtime?.endProgram() }
      hasEnded.signal()
    }
    _ = hasEnded.wait(timeout: .now() + .seconds(3))
  }

  /// Ends the program with a message that names it, as programs in a pipeline do; the status tells
  /// scripts who has to change something.
  private static func fail(_ message: String, _ status: Int32 = 1) -> Never {
    let name = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent }
    say(name.map { "\($0): \(message)" } ?? message)
    exit(status)
  }

  private static func say(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }

  #if GTK
    /// The app's registration with the desktop; nil if it has no identifier.
    private static var runningApp: RunningApp?

    /// Passes the URLs to the process that already runs the app.
    ///
    /// - Returns: false if there is none, and this process should show the app.
    private static func handsOver(_ urls: [URL]) -> Bool {
      let alone = ["--new-instance", "--snapshot", "--inspect", "--inspect-to"]
      guard !CommandLine.arguments.contains(where: alone.contains), !isInRemoteShell,
        let identifier = AppIdentifier.current
      else { return false }
      runningApp = RunningApp(identifier: identifier)
      guard let runningApp, runningApp.runsElsewhere else { return false }
      runningApp.handOver(urls)
      let name = ProcessInfo.processInfo.processName
      say("\(name) is running already, and comes to the front; --new-instance starts another.")
      return true
    }

    /// Opens URLs that other processes pass on.
    private static func followOthers(_ windows: WindowRegistry) {
      runningApp?.onActivate = { windows.reopen() }
      runningApp?.onOpen = { urls in
        windows.reopen(with: urls)
      }
    }

    /// Opens a window, or writes snapshots: `--snapshot FOLDER`; with `--approved FOLDER` they are
    /// compared with the files of the same names there.
    ///
    /// - Returns: false if there is no display.
    private static func showInWindow(_ start: (ViewRuntime) -> Void) -> Bool {
      let arguments = CommandLine.arguments
      let folder = value(of: "--snapshot", in: arguments)
      if folder == nil, isInRemoteShell { return false }
      let size = folder == nil ? GTKHost.usualSize : GTKHost.pictureSize
      // Snapshots must not depend on the user's locale.
      let locale = folder == nil ? AppLocale.current : .current
      let host = GTKHost(
        size: size, hasFixedLooks: folder != nil, locale: locale,
        isRightToLeft: AppLocale.isRightToLeft)
      guard let host else {
        if folder != nil || RemoteShell.namesDisplay(ProcessInfo.processInfo.environment) {
          say("There is no display for a window; the app runs in the terminal instead.")
        }
        return false
      }
      host.icon = AppIcon.file
      let inspector = Inspector(host, arguments: arguments)
      host.onInspect = { inspector.toggle() }
      show(start, with: inspector) {
        guard let folder else {
          saveBeforeSignals()
          return host.run()
        }
        do {
          let files = try host.writePictures(to: folder, name: name(in: arguments))
          if let approved = value(of: "--approved", in: arguments) { compare(files, approved) }
        } catch {
          fail("No picture was written: \(error)")
        }
      }
      return true
    }

    /// Whether the user of the program's terminal expects no window.
    private static var isInRemoteShell: Bool {
      RemoteShell.isAround(
        environment: ProcessInfo.processInfo.environment,
        hasTerminal: [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].contains { isatty($0) == 1 })
    }

    private static func value(of option: String, in arguments: [String]) -> URL? {
      guard let index = arguments.firstIndex(of: option) else { return nil }
      return URL(fileURLWithPath: index + 1 < arguments.count ? arguments[index + 1] : ".")
    }

    /// Returns the name of what to show, if one was given.
    private static func name(in arguments: [String]) -> String? {
      guard arguments.count > 1, !arguments[1].hasPrefix("-"), !arguments[1].contains("/") else {
        return nil
      }
      return arguments[1]
    }

    private static func compare(_ files: [URL], _ approved: URL) {
      for file in files {
        let known = approved.appendingPathComponent(file.lastPathComponent)
        func picture(_ url: URL) -> Pixmap? {
          FileManager.default.contents(atPath: url.path).flatMap {
            PictureDecoder.decode([UInt8]($0))
          }
        }
        guard let now = picture(file), let then = picture(known) else {
          fail("There is no approved picture \(known.path).")
        }
        let comparison = PictureComparison(now, approved: then)
        if !comparison.isGood {
          fail("\(file.path) is not as approved in \(known.path): \(comparison).")
        }
      }
    }
  #endif
}
