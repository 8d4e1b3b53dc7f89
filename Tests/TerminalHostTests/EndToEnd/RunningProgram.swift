import CellText
import Foundation
@preconcurrency import Glibc
import HostInterface
import TerminalTestSupport

@testable import TerminalHost

/// A program of this package in a terminal held by the test: keys go in, a screen comes out.
final class RunningProgram {
  private let terminal: PseudoTerminal
  private let process = Process()
  private let size: CellSize
  private(set) var transcript = ""
  /// The program's home folder, unless the test provides one for a second start.
  private let ownHome: URL?

  /// Starts `name`, which was built along with the tests.
  ///
  /// - Parameter home: where it keeps its settings.
  init(
    _ name: String, _ arguments: [String], columns: Int = 80, rows: Int = 24, home: URL? = nil
  ) throws {
    let place =
      home
      ?? FileManager.default.temporaryDirectory
      .appendingPathComponent("home-\(UUID().uuidString)")
    ownHome = home == nil ? place : nil
    guard let terminal = PseudoTerminal(columns: columns, rows: rows) else {
      throw RunningProgramError(description: "There is no pseudo-terminal to be had.")
    }
    self.terminal = terminal
    size = CellSize(columns, rows)
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(name)
    // A program inherits the signals that this process ignores, which another test, or a shell that
    // started it in the background, may have set.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["--default-signal", program.path] + arguments
    process.environment = [
      "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8",
      "XDG_CONFIG_HOME": place.appendingPathComponent("config").path,
      "XDG_STATE_HOME": place.appendingPathComponent("state").path,
    ]
    // With the address sanitizer: what a program keeps until its end is not a leak.
    process.environment?["ASAN_OPTIONS"] = "detect_leaks=0"
    let device = FileHandle(fileDescriptor: terminal.device, closeOnDealloc: false)
    process.standardInput = device
    process.standardOutput = device
    process.standardError = device
    // The threads of a queue block signals, and a program inherits that.
    var (none, former) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    try process.run()
  }

  deinit {
    if process.isRunning {
      process.terminate()
      process.waitUntilExit()
    }
    if let ownHome { try? FileManager.default.removeItem(at: ownHome) }
  }

  func type(_ text: String) { terminal.type(text) }

  func terminate() { process.terminate() }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// The screen as lines of text.
  private var screen: [String] {
    transcript += terminal.output()
    var emulator = ScreenEmulator(size: size) { CellWidth.columns(of: $0) }
    emulator.write(Array(withoutQueries(transcript).utf8))
    return (0..<size.rows).map { row in
      String(
        emulator.cells[row * size.columns..<(row + 1) * size.columns].compactMap { cell in
          switch cell.content {
          case .narrow(let character), .wide(let character): character
          case .picture: " "
          case .continuation: nil
          }
        })
    }
  }

  /// Operating-system commands (the query for the background colour, the clipboard) draw nothing.
  private func withoutQueries(_ text: String) -> String {
    text.replacingOccurrences(
      of: "\u{1B}\\][^\u{07}\u{1B}]*(\u{07}|\u{1B}\\\\)", with: "", options: .regularExpression)
  }

  /// Waits until the screen shows `text`; the timeout is for a program that never shows it.
  func waitFor(_ text: String, timeout: Double = 20) throws {
    try waitUntil(timeout, "the screen shows “\(text)”") { screen.contains { $0.contains(text) } }
  }

  func waitForGone(_ text: String, timeout: Double = 20) throws {
    try waitUntil(timeout, "“\(text)” goes from the screen") {
      !screen.contains { $0.contains(text) }
    }
  }

  func waitForEnd(timeout: Double = 20) throws {
    try waitUntil(timeout, "the program ends") { !process.isRunning }
    while case let rest = terminal.output(), !rest.isEmpty { transcript += rest }
  }

  /// The status with which the program has ended.
  var status: Int32 { process.terminationStatus }

  /// Whether the terminal's final state is the original one.
  var gaveScreenBack: Bool {
    transcript.components(separatedBy: "\u{1B}[?1049h").count
      == transcript.components(separatedBy: "\u{1B}[?1049l").count
      && terminal.localFlags & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO)
  }

  private func waitUntil(_ timeout: Double, _ what: String, _ condition: () -> Bool) throws {
    let end = ContinuousClock.now + .seconds(timeout)
    while !condition() {
      guard ContinuousClock.now < end else {
        let picture = screen.map { "|\($0)|" }.joined(separator: "\n")
        throw RunningProgramError(description: "Waited in vain until \(what):\n\(picture)")
      }
      usleep(5_000)
    }
  }
}

struct RunningProgramError: Error, CustomStringConvertible {
  let description: String
}
