import SwiftUI
import TestSupport
import Testing

struct FileWrapperTests {
  @Test("A folder is written and read again with all its contents")
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

  @Test("A folder that cannot be written leaves the former one")
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

  @Test("A replaced file keeps its permissions, alone and in a folder")
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

  @Test("A file or a link never replaces a folder")
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

  @Test("Two files with the same name are both written; links stay links")
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

  @Test("A missing file cannot be read")
  func missing() throws {
    let place = try TestFolder()
    #expect(throws: (any Error).self) { try FileWrapper(url: place["none"]) }
  }

  /// The system ends this program when it writes byte 100,000 of a file.
  private static func dieOfLargeFiles() {
    signal(SIGXFSZ, SIG_DFL)
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    // RLIMIT_FSIZE
    var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
    setrlimit(__rlimit_resource_t(1), &limit)
  }

  @Test("A program killed while writing leaves the former file, and no temporary one")
  func killed() async throws {
    let place = try TestFolder(["ledger": "old"])
    await #expect(processExitsWith: .signal(SIGXFSZ)) { [path = place["ledger"].path as String] in
      FileWrapperTests.dieOfLargeFiles()
      try FileWrapper(regularFileWithContents: Data(count: 1_000_000))
        .write(to: URL(fileURLWithPath: path), options: .atomic, originalContentsURL: nil)
    }
    #expect(try place.text("ledger") == "old" && place.names == ["ledger"])
  }

  @Test("Leftovers of a killed program's folder are removed by the next write")
  func abandoned() async throws {
    let place = try TestFolder(["book/page": "old"])
    await #expect(processExitsWith: .signal(SIGXFSZ)) { [path = place["book"].path as String] in
      FileWrapperTests.dieOfLargeFiles()
      let page = FileWrapper(regularFileWithContents: Data(count: 1_000_000))
      try FileWrapper(directoryWithFileWrappers: ["page": page])
        .write(to: URL(fileURLWithPath: path), options: .atomic, originalContentsURL: nil)
    }
    #expect(try place.text("book/page") == "old" && place.names.count == 2)
    let page = FileWrapper(regularFileWithContents: Data("new".utf8))
    try FileWrapper(directoryWithFileWrappers: ["page": page])
      .write(to: place["book"], options: .atomic, originalContentsURL: nil)
    #expect(try place.text("book/page") == "new" && place.names == ["book"])
  }

  @Test("Files that another program is writing, or that have a similar name, stay")
  func others() throws {
    let draft = ".a-\(UUID().uuidString)"
    let place = try TestFolder(["a": "old", draft: "half", ".a-b": "mine"])
    let file = open(place[draft].path, O_RDONLY)
    defer { close(file) }
    #expect(flock(file, LOCK_EX) == 0)
    try FileWrapper(regularFileWithContents: Data("new".utf8))
      .write(to: place["a"], options: .atomic, originalContentsURL: nil)
    #expect(try place.text("a") == "new" && place.names == [draft, ".a-b", "a"].sorted())
    flock(file, LOCK_UN)
    try FileWrapper(regularFileWithContents: Data("newer".utf8))
      .write(to: place["a"], options: .atomic, originalContentsURL: nil)
    #expect(try place.text("a") == "newer" && place.names == [".a-b", "a"])
  }
}
