import SwiftUI
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
