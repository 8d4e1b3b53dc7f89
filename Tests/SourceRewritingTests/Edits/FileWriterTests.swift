import Foundation
import SourceRewriting
import Testing

struct FileWriterTests {
  /// A temporary folder for one test.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("writer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func change(_ file: URL, _ old: String, _ new: String) -> FileWriter.Change {
    FileWriter.Change(path: file.path, old: Array(old.utf8), new: Array(new.utf8))
  }

  @Test("The file mode is kept, and a symbolic link stays one")
  func modes() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("a.swift")
      let link = folder.appendingPathComponent("link.swift")
      try Data("old".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      try FileWriter().write([change(link, "old", "new")])
      #expect(try String(contentsOf: file, encoding: .utf8) == "new")
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }
  }

  @Test("If one of several files cannot be replaced, none is, and no temporary file remains")
  func rollback() throws {
    try withFolder { folder in
      let files = ["a", "b", "c"].map { folder.appendingPathComponent("\($0).swift") }
      for file in files { try Data("old".utf8).write(to: file) }
      var writer = FileWriter()
      writer.willReplace = { if $0 == 2 { throw CocoaError(.fileWriteUnknown) } }
      #expect(throws: CocoaError.self) { try writer.write(files.map { change($0, "old", "new") }) }
      for file in files { #expect(try String(contentsOf: file, encoding: .utf8) == "old") }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
    }
  }

  @Test(
    "A file changed by another program is not overwritten, nor are its neighbours")
  func changed() throws {
    try withFolder { folder in
      let first = folder.appendingPathComponent("a.swift")
      let second = folder.appendingPathComponent("b.swift")
      try Data("old".utf8).write(to: first)
      try Data("someone's".utf8).write(to: second)
      #expect(throws: FileWriter.Failure.self) {
        try FileWriter().write([change(first, "old", "new"), change(second, "old", "new")])
      }
      #expect(try String(contentsOf: first, encoding: .utf8) == "old")
      #expect(try String(contentsOf: second, encoding: .utf8) == "someone's")
    }
  }
}
