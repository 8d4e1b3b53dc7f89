import SwiftUI
import TestSupport
import Testing

struct FileWrapperTests {
  @Test("A folder is written and read again with all that is in it")
  func folders() throws {
    let place = try TestFolder()
    let folder = FileWrapper(directoryWithFileWrappers: [
      "頁.txt": FileWrapper(regularFileWithContents: Data("一".utf8)),
      "inner": FileWrapper(directoryWithFileWrappers: [:]),
    ])
    folder.addRegularFile(withContents: Data(), preferredFilename: "empty")
    try folder.write(to: place["book"], options: .atomic, originalContentsURL: nil)
    let read = try FileWrapper(url: place["book"])
    #expect(read.isDirectory && read.filename == "book")
    #expect(read.fileWrappers?.keys.sorted() == ["empty", "inner", "頁.txt"])
    #expect(read.fileWrappers?["頁.txt"]?.regularFileContents == Data("一".utf8))
    #expect(folder.matchesContents(of: place["book"]))
    #expect(try place.names == ["book"])
  }

  @Test("A folder that cannot be written leaves what was there")
  func atomic() throws {
    let place = try TestFolder(["book/page": "old"])
    let folder = FileWrapper(directoryWithFileWrappers: [
      "page": FileWrapper(regularFileWithContents: Data("new".utf8))
    ])
    let bad = FileWrapper(regularFileWithContents: Data())
    bad.preferredFilename = "no/such/folder"
    folder.addFileWrapper(bad)
    #expect(throws: (any Error).self) {
      try folder.write(to: place["book"], options: .atomic, originalContentsURL: nil)
    }
    #expect(try place.text("book/page") == "old" && place.names == ["book"])
    folder.removeFileWrapper(bad)
    try folder.write(to: place["book"], options: .atomic, originalContentsURL: nil)
    #expect(try place.text("book/page") == "new" && place.names == ["book"])
  }

  private func mode(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  @Test("What is replaced keeps its permissions, alone and in a folder")
  func permissions() throws {
    let place = try TestFolder(["secret": "old", "book/run": "x"])
    func set(_ mode: Int, _ name: String) throws {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: place[name].path)
    }
    try set(0o600, "secret")
    try set(0o755, "book/run")
    try FileWrapper(regularFileWithContents: Data("new".utf8))
      .write(to: place["secret"], options: .atomic, originalContentsURL: nil)
    #expect(try place.text("secret") == "new" && mode(place["secret"]) == 0o600)
    try FileWrapper(url: place["book"])
      .write(to: place["book"], options: .atomic, originalContentsURL: nil)
    #expect(try mode(place["book/run"]) == 0o755)
    #expect(try place.names == ["book", "secret"])
  }

  @Test("A file or a link never takes the place of a folder")
  func folderStays() throws {
    let place = try TestFolder(["book/page": "1"])
    #expect(throws: (any Error).self) {
      try FileWrapper(symbolicLinkWithDestinationURL: place["none"])
        .write(to: place["book"], originalContentsURL: nil)
    }
    #expect(throws: (any Error).self) {
      try FileWrapper(regularFileWithContents: Data())
        .write(to: place["book"], options: .atomic, originalContentsURL: nil)
    }
    #expect(try place.text("book/page") == "1" && place.names == ["book"])
  }

  @Test("Two files that want one name both get one; links stay links")
  func names() throws {
    let place = try TestFolder(["target": "x"])
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    let first = folder.addRegularFile(withContents: Data("1".utf8), preferredFilename: "a")
    let second = folder.addRegularFile(withContents: Data("2".utf8), preferredFilename: "a")
    #expect(first == "a" && second != "a" && folder.fileWrappers?.count == 2)
    try FileManager.default.createSymbolicLink(
      atPath: place["link"].path, withDestinationPath: "target")
    let link = try FileWrapper(url: place["link"])
    #expect(link.isSymbolicLink && link.regularFileContents == nil)
    try link.write(to: place["other"], originalContentsURL: nil)
    #expect(try place.text("other") == "x")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: place["other"].path) == "target")
  }

  @Test("A file that is not there cannot be read")
  func missing() throws {
    let place = try TestFolder()
    #expect(throws: (any Error).self) { try FileWrapper(url: place["none"]) }
  }
}
