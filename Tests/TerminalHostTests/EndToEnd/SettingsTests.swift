import Foundation
import Testing

@Suite("An app's stored values are there at its next start", .serialized)
struct SettingsTests {
  private let home = FileManager.default.temporaryDirectory
    .appendingPathComponent("kept-\(UUID().uuidString)")

  private func start() throws -> RunningProgram {
    try RunningProgram("keepcheck", [], home: home)
  }

  private var file: URL { file(of: "keepcheck") }

  private func file(of suite: String) -> URL {
    home.appendingPathComponent("config/\(suite).plist")
  }

  private func clean() { try? FileManager.default.removeItem(at: home) }

  private func value(_ key: String, in suite: String) -> Int? {
    let data = try? Data(contentsOf: file(of: suite))
    let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    return (list as? [String: Any])?[key] as? Int
  }

  /// Sets a button's number, reached by Tab; the first one has the focus from the start.
  private func press(_ number: Int, in program: RunningProgram) {
    program.type(String(repeating: "\t", count: number - 1) + "\r")
  }

  @Test("S9.1 A signal saves before it ends the app", arguments: [SIGTERM, SIGHUP, SIGINT])
  func signals(_ signal: Int32) throws {
    defer { clean() }
    let program = try start()
    try program.waitFor("stored 0, shared 0, set 0.")
    press(3, in: program)
    program.type("\u{1B}[Z\r\u{1B}[Z\r")
    try program.waitFor("stored 1, shared 1, set 0.")
    program.send(signal)
    try program.waitForEnd()
    #expect(program.gaveScreenBack)
    let again = try start()
    try again.waitFor("stored 1, shared 1, set 1.")
  }

  @Test("S9.1 Control-C saves, and so does an app that ends itself")
  func exits() throws {
    defer { clean() }
    let program = try start()
    try program.waitFor("stored 0, shared 0, set 0.")
    press(5, in: program)
    try program.waitForEnd()
    let again = try start()
    try again.waitFor("stored 1, shared 0, set 1.")
    press(1, in: again)
    again.type("\u{3}")
    try again.waitForEnd()
    try start().waitFor("stored 2, shared 0, set 1.")
  }

  @Test("S9.1 Values are written soon, so that a killed app loses none")
  func killed() throws {
    defer { clean() }
    let program = try start()
    try program.waitFor("stored 0, shared 0, set 0.")
    press(4, in: program)
    try wait(for: "set", 1)
    program.send(SIGKILL)
    try program.waitForEnd()
    try start().waitFor("shared 0, set 1.")
  }

  @Test("S9.1 So are values that the app sets in its own suite", arguments: [SIGTERM, SIGKILL])
  func suites(_ signal: Int32) throws {
    defer { clean() }
    let program = try start()
    try program.waitFor("kept 0.")
    press(6, in: program)
    try program.waitFor("kept 1.")
    if signal == SIGKILL { try wait(for: "kept", 1, in: "keepcheck-own") }
    program.send(signal)
    try program.waitForEnd()
    try start().waitFor("kept 1.")
  }

  private func wait(for key: String, _ wanted: Int, in suite: String = "keepcheck") throws {
    let end = ContinuousClock.now + .seconds(20)
    while value(key, in: suite) != wanted {
      guard ContinuousClock.now < end else {
        throw RunningProgramError(
          description: "\(key) is \(value(key, in: suite) ?? -1), not \(wanted).")
      }
      usleep(10_000)
    }
  }

  @Test("A damaged file is set aside with a message, and the app starts with its defaults")
  func damaged() throws {
    defer { clean() }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("half of what".utf8).write(to: file)
    let program = try start()
    try program.waitFor("stored 0, shared 0, set 0.")
    press(1, in: program)
    try wait(for: "stored", 1)
    program.type("\u{3}")
    try program.waitForEnd()
    let aside = file.appendingPathExtension("damaged")
    #expect(try Data(contentsOf: aside) == Data("half of what".utf8))
    #expect(program.transcript.contains("are damaged: they are no property list."))
  }
}
