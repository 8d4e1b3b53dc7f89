import AppProjects
import Foundation
import HotReload

/// Implements `kumiki run --live`: runs an app and follows its sources.
///
///     save ─▶ what differs ─┬─ bodies, methods, new views ─▶ compiled alone, loaded by the app
///                           └─ anything else ─▶ built while it runs, then started again with its state
final class LiveRun {
  private var build: AppBuild
  private var prepared: AppBuild.Prepared
  private let arguments: [String]
  private let find: () throws -> AppProject
  private let events: LiveEvents
  private let patches: URL
  private var patchCount = 0
  /// The sources that the app was built from, by module.
  private var sources: [String: ProgramSources] = [:]
  private var resources = ""
  /// By module, from the last build, since another build may have overwritten its description.
  private var compilers: [String: PatchCompiler] = [:]
  private var told = ""
  private var endings: [any DispatchSourceSignal] = []

  /// - Parameters:
  ///   - arguments: the app's arguments.
  ///   - find: reads the project, which may have changed.
  init(_ build: AppBuild, arguments: [String], find: @escaping () throws -> AppProject) throws {
    self.build = build
    self.arguments = arguments
    self.find = find
    prepared = try build.prepare()
    events = try LiveEvents()
    patches = events.channel.folder
  }

  func run() throws -> ExitStatus {
    defer { events.channel.remove() }
    endByRequest()
    note(look())
    if try build.run(prepared) { try start() } else { waitForChange() }
    while true {
      switch events.next() {
      case .saved: try follow(since: Date())
      case .said: break
      case .ended(.status(let status)):
        events.channel.remove()
        exit(status)
      case .ended(.signal(let number)) where [SIGTERM, SIGINT, SIGHUP, SIGKILL].contains(number):
        return .clean
      case .ended(.signal(let number)):
        Kumiki.printError("'\(build.target.name)' was ended by signal \(number).")
        waitForChange()
      }
    }
  }

  /// Ends the app when this program is asked to end.
  private func endByRequest() {
    for number in [SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      nonisolated(unsafe) let events = events
      source.setEventHandler {
        events.program?.send(number)
        events.channel.remove()
        exit(ExitStatus.clean.rawValue)
      }
      source.resume()
      endings.append(source)
    }
  }

  private func waitForChange() {
    Kumiki.printError("It is built and started when a file is saved; Control-C ends this.")
    signal(SIGINT, SIG_DFL)
  }

  // MARK: A change

  private func follow(since began: Date) throws {
    do {
      build.project = try find()
      build.target = try build.project.app(named: build.target.name)
      prepared = try build.prepare(isQuiet: true)
    } catch {
      return tell(error.localizedDescription, isError: true)
    }
    let now = look()
    let texts = now.texts
    if events.program == nil { return try startAgain("it had ended", now, since: began) }
    if resources != now.resources {
      return try startAgain("the resources changed", now, since: began)
    }
    guard Set(texts.keys) == Set(sources.keys) else {
      return try startAgain("the targets changed", now, since: began)
    }
    var changed: [String] = []
    for module in texts.keys.sorted() {
      switch sources[module]!.plan(for: texts[module]!) {
      case .nothing: break
      // The rest will probably be saved soon. If not, its errors are shown.
      case .unfinished: return try startAgain("a file has errors", now, since: began)
      case .restart(let reason): return try startAgain(reason, now, since: began)
      case .patch(let files, let names):
        guard try load(files, into: module, now, since: began) else { return }
        sources[module]!.take(texts[module]!)
        changed += names
      }
    }
    // A reported error is fixed, even if nothing else changed.
    guard !changed.isEmpty else { return say(nil) }
    tell(Self.list(changed) + Self.time(since: began))
  }

  /// Compiles a patch and has the app load it.
  ///
  /// - Returns: false if the change was applied in another way, or not at all.
  private func load(
    _ files: [String: String], into module: String, _ now: LiveSources, since began: Date
  ) throws -> Bool {
    guard let compiler = compilers[module] else {
      try startAgain("the build does not say how '\(module)' is compiled", now, since: began)
      return false
    }
    patchCount += 1
    let name = "Patch\(patchCount)"
    let folder = patches.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var written: [URL] = []
    for (index, file) in files.sorted(by: { $0.key < $1.key }).enumerated() {
      let url = folder.appendingPathComponent("\(index).swift")
      try Data(file.value.utf8).write(to: url)
      written.append(url)
    }
    let library = folder.appendingPathComponent("\(name).so")
    let command = compiler.command(written, name: name, to: library)
    let output = folder.appendingPathComponent("output")
    switch events.result(of: try ChildProgram(command, output: output)) {
    case nil: return false
    case .status(0)?: break
    default:
      // Usually an error in the source. If not, the build finds that out.
      tellProblems(in: output)
      try startAgain("the change does not compile by itself", now, since: began)
      return false
    }
    events.channel.send(.init(kind: "patch", path: library.path))
    guard let answer = events.answer(["done", "failed"], within: 10), answer.kind == "done" else {
      if events.program != nil { try startAgain("it did not take the change", now, since: began) }
      return false
    }
    return true
  }

  // MARK: Starting

  /// Builds the app while it runs, and restarts it with its saved state.
  private func startAgain(
    _ reason: String, _ now: LiveSources, since began: Date
  ) throws {
    let output = patches.appendingPathComponent("build")
    if events.program == nil { Kumiki.printError("Building \(build.target.name) …") }
    switch events.result(of: try ChildProgram(prepared.command, output: output)) {
    case nil: return
    case .status(0)?: break
    default: return tellProblems(in: output)
    }
    let carried = patches.appendingPathComponent("carried")
    try? FileManager.default.removeItem(at: carried)
    if let program = events.program {
      events.channel.send(.init(kind: "carry", path: carried.path))
      _ = events.answer(["carried"], within: 2)
      events.channel.send(.init(kind: "quit"))
      if !events.end(within: 2) {
        program.send(SIGTERM)
        if !events.end(within: 3) {
          program.send(SIGKILL)
          _ = events.end(within: 3)
        }
      }
    }
    note(now)
    try start(carrying: carried)
    let words = "Started again, as \(reason)" + Self.time(since: began)
    if build.hasWindow { Kumiki.printError(words) }
    events.greeting = message(words)
  }

  private func start(carrying file: URL? = nil) throws {
    // The terminal sends signals to all of its programs; these are for the app.
    for name in [SIGINT, SIGQUIT, SIGPIPE] { signal(name, SIG_IGN) }
    let bundle = AppBundle(folder: build.home.appendingPathComponent("bundle"))
    let own = try bundle.assemble(prepared.program, prepared.targets)
    var environment = try bundle.environment(prepared.app)
    environment["KUMIKI_LIVE"] = events.channel.path
    environment["KUMIKI_CARRY"] = file?.path
    // A crash is reported and the next save awaited; there is no interactive prompt.
    environment["SWIFT_BACKTRACE"] =
      ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] ?? "interactive=no,color=no"
    events.program = try ChildProgram([own.path] + arguments, environment: environment)
    let said = AppBuild.scratch(build.library, hasWindow: build.hasWindow)
      .appendingPathComponent("debug.yaml")
    compilers = [:]
    for target in prepared.targets {
      compilers[target.module] = try? PatchCompiler(target.module, build: said)
    }
  }

  /// Reads the current sources; from here on, changing them is an event.
  private func look() -> LiveSources {
    let now = LiveSources(build.project, prepared)
    // A change in a folder before it was watched would be missed.
    return events.watcher.watch(now.folders) ? LiveSources(build.project, prepared) : now
  }

  /// Records the sources that the app was built from.
  private func note(_ built: LiveSources) {
    resources = built.resources
    sources = [:]
    for (module, texts) in built.texts {
      sources[module] = ProgramSources(
        module: module, texts, showsPreviews: arguments.contains("--previews"))
    }
  }

  // MARK: Messages

  /// Reports on standard error and in the app.
  ///
  /// - Parameter shown: what the app shows of it, if that differs.
  private func tell(_ text: String, shown: String? = nil, isError: Bool = false) {
    // In a terminal, the app occupies the screen.
    if build.hasWindow || events.program == nil, text != told { Kumiki.printError(text) }
    told = text
    say(message(shown ?? text, isError: isError))
  }

  private func tellProblems(in output: URL) {
    let printed = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    let problems = build.problems(in: printed, of: prepared)
    // The app has few columns for them, and the part of a path above the project says nothing.
    let folder = build.project.folder.standardizedFileURL.path + "/"
    let shown = problems.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(folder) ? $0.dropFirst(folder.count) : $0 }
      .joined(separator: "\n")
    tell(problems, shown: shown, isError: true)
  }

  private func message(_ text: String, isError: Bool = false) -> LiveChannel.Line {
    .init(kind: "message", text: text, isError: isError)
  }

  private func say(_ line: LiveChannel.Line?) {
    events.channel.send(line ?? .init(kind: "message"))
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", \(names.count - 3) more" : "")
  }

  private static func time(since began: Date) -> String {
    String(format: " · %.2f s", -began.timeIntervalSinceNow)
  }
}
