import Foundation
import Testing

@Suite("Documents in a real terminal", .serialized)
struct DocumentTests {
  private func folder() throws -> URL {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  @Test("A text is written and saved by keys, overwritten on confirmation, and the app quits")
  func saving() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("日記.txt")
    try Data("old".utf8).write(to: file)
    let program = try RunningProgram("gallery", ["writer"])
    try program.waitFor("Lines: 1, characters: 0")
    program.type("今日は晴れ\rおしまい")
    try program.waitFor("Lines: 2, characters: 9")
    // Control-S, then the whole suggested name is deleted.
    program.type("\u{13}")
    try program.waitFor("Choose a name")
    program.type("\u{15}" + file.path + "\r")
    try program.waitFor("is there already")
    #expect(try String(contentsOf: file, encoding: .utf8) == "old")
    program.type("\r")
    try program.waitForGone("Choose a name")
    #expect(try String(contentsOf: file, encoding: .utf8) == "今日は晴れ\nおしまい")
    program.type("\u{3}")
    try program.waitForEnd()
    #expect(program.gaveScreenBack)
  }

  @Test("A text editor started with a new name writes that file")
  func naming() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("new.txt")
    let program = try RunningProgram("gallery", ["writer", file.path])
    try program.waitFor("Lines: 1, characters: 0")
    program.type("今日")
    try program.waitFor("characters: 2")
    program.type("\u{3}")
    try program.waitForEnd()
    #expect(try String(contentsOf: file, encoding: .utf8) == "今日")
  }

  @Test("Control-C asks about an unsaved document; Discard quits the app")
  func discarding() throws {
    let program = try RunningProgram("gallery", ["writer"], columns: 60, rows: 16)
    try program.waitFor("Lines: 1, characters: 0")
    program.type("a")
    try program.waitFor("Lines: 1, characters: 1")
    program.type("\u{3}")
    try program.waitFor("Keep “Untitled”?")
    program.type("\u{1B}")
    try program.waitForGone("Keep “Untitled”?")
    program.type("\u{3}")
    try program.waitFor("Discard")
    // A repeated request is not questioned again.
    program.type("\u{3}")
    try program.waitForEnd()
    #expect(program.gaveScreenBack)
  }

  @Test(
    "A signal loses nothing: documents with a file are saved, others are restored",
    arguments: [SIGTERM, SIGHUP])
  func signals(_ signal: Int32) throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let home = folder.appendingPathComponent("home")
    let file = folder.appendingPathComponent("a.txt")
    let program = try RunningProgram("gallery", ["writer", file.path], home: home)
    try program.waitFor("Lines: 1, characters: 0")
    program.type("今日")
    try program.waitFor("characters: 2")
    program.send(signal)
    try program.waitForEnd()
    #expect(program.gaveScreenBack)
    #expect(try String(contentsOf: file, encoding: .utf8) == "今日")
    let untitled = try RunningProgram("gallery", ["writer"], home: home)
    try untitled.waitFor("Lines: 1, characters: 0")
    untitled.type("a\rbc")
    try untitled.waitFor("Lines: 2, characters: 3")
    untitled.send(signal)
    try untitled.waitForEnd()
    let again = try RunningProgram("gallery", ["writer"], home: home)
    try again.waitFor("Lines: 2, characters: 3")
  }
}
