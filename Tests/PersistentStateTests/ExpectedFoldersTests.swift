import Foundation
import PersistentState
import Testing

@Suite("Folders that apps expect to exist")
struct ExpectedFoldersTests {
  private func withHome(_ use: (URL) throws -> Void) throws {
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumiki-home-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: home) }
    try use(home)
  }

  @Test("Missing folders are created, and apps can write into them at once")
  func missing() throws {
    try withHome { home in
      let documents = home.appendingPathComponent("Documents")
      ExpectedFolders.make([documents])
      try Data([1]).write(to: documents.appendingPathComponent("notes.json"), options: .atomic)
      ExpectedFolders.make([documents])
      #expect(try FileManager.default.contentsOfDirectory(atPath: documents.path) == ["notes.json"])
    }
  }

  @Test("A file of that name stays, and without a home nothing is created")
  func others() throws {
    try withHome { home in
      let file = home.appendingPathComponent("Documents")
      try Data([1]).write(to: file)
      let elsewhere = home.appendingPathComponent("gone/Documents")
      ExpectedFolders.make([file, elsewhere])
      #expect(try Data(contentsOf: file) == Data([1]))
      #expect(!FileManager.default.fileExists(atPath: elsewhere.path))
    }
  }
}
