import AppProjects
import ExplorationReports
import Foundation

/// A program that was built for exploration: each root runs in a separate process with its own home
/// folder, so that none of the user's files are touched and a crash ends only that root.
struct ExploredProgram {
  let program: URL
  /// The environment with the fonts of the bundle.
  let environment: [String: String]

  /// How many seconds a step may take.
  private static let patience = 60.0

  /// The app and its previews.
  func roots() throws -> [ExplorationRoot] {
    var roots: [ExplorationRoot] = []
    let end = try run(root: nil, actions: 0, seed: 0) { line in
      if case .root(let root) = line { roots.append(root) }
    }
    guard end == .finished, !roots.isEmpty else {
      throw ProjectError("The program '\(program.lastPathComponent)' cannot be used by itself.")
    }
    return roots
  }

  /// - Parameter number: the index in ``roots()``.
  func explore(
    _ root: ExplorationRoot, number: Int, actions: Int, seed: UInt64
  ) throws -> ExplorationLog {
    var log = ExplorationLog(root: root)
    log.end = try run(root: number, actions: actions, seed: seed) { line in
      switch line {
      case .begins(let code): log.lastBegun = code
      case .step(let step): log.steps.append(step)
      case .root, .ends: break
      }
    }
    return log
  }

  private func run(
    root: Int?, actions: Int, seed: UInt64, _ take: (ExplorationLine) -> Void
  ) throws -> ExplorationLog.End {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("kumiki-\(UUID().uuidString)")
    let home = folder.appendingPathComponent("home")
    try files.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let output = folder.appendingPathComponent("steps")
    let request = ExplorationRequest(
      output: output.path, root: root, actions: actions, seed: seed)
    let asked = folder.appendingPathComponent("request")
    try JSONEncoder().encode(request).write(to: asked)
    let said = folder.appendingPathComponent("said")
    try Data().write(to: said)
    let process = Process()
    process.executableURL = program
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .merging([
        ExplorationRequest.variable: asked.path, "HOME": home.path, "CFFIXED_USER_HOME": home.path,
        "XDG_CONFIG_HOME": home.path, "XDG_DATA_HOME": home.path, "XDG_STATE_HOME": home.path,
        "XDG_CACHE_HOME": home.path, "SWIFT_BACKTRACE": "enable=no",
      ]) { $1 }
    process.currentDirectoryURL = home
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: said)
    do { try process.run() } catch {
      throw ProjectError("'\(program.path)' cannot be run: \(error.localizedDescription)")
    }
    let hung = !wait(for: process, output: output)
    var hasEnded = false
    let data = (try? Data(contentsOf: output)) ?? Data()
    for text in data.split(separator: 10) {
      // A process that is killed while writing leaves an incomplete line.
      guard let line = try? JSONDecoder().decode(ExplorationLine.self, from: Data(text)) else {
        continue
      }
      if line == .ends { hasEnded = true }
      take(line)
    }
    if hasEnded { return .finished }
    if hung { return .hung }
    return .stopped(Self.lastWords((try? String(contentsOf: said, encoding: .utf8)) ?? ""))
  }

  /// - Returns: false if the program was killed because it no longer produced output.
  private func wait(for process: Process, output: URL) -> Bool {
    var size = 0
    var lastGrowth = Date()
    while process.isRunning {
      usleep(20_000)
      let now =
        (try? FileManager.default.attributesOfItem(atPath: output.path)[.size] as? Int) ?? 0
      if now != size { (size, lastGrowth) = (now, Date()) }
      guard -lastGrowth.timeIntervalSinceNow > Self.patience else { continue }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      return false
    }
    process.waitUntilExit()
    return true
  }

  /// The message with which Swift stopped the program, or its last line.
  private static func lastWords(_ text: String) -> String {
    let lines = text.split(separator: "\n").map(String.init)
    return lines.last { $0.contains("Fatal error: ") } ?? lines.last ?? ""
  }
}
