import SwiftUI
import TestSupport
import Testing
import ViewTesting

private struct Importing: View {
  let folder: URL
  var types: [UTType] = [.plainText]
  var severalAllowed = false
  @State private var isImporting = false
  @State private var log = "-"

  var body: some View {
    VStack {
      Button("Import") { isImporting = true }
      Text(verbatim: "log \(log)")
      Text(verbatim: isImporting ? "asking" : "idle")
    }
    .fileImporter(
      isPresented: $isImporting, allowedContentTypes: types,
      allowsMultipleSelection: severalAllowed
    ) { result in
      guard case .success(let urls) = result else { return }
      log = urls.map(\.lastPathComponent).joined(separator: " ")
    } onCancellation: {
      log = "cancelled"
    }
    .fileDialogDefaultDirectory(folder)
    .fileDialogMessage("Which one?")
  }
}

@MainActor
struct FileImporterTests {
  @Test("A file of an accepted type is chosen from a folder, and the dialog closes")
  func choosing() throws {
    let folder = try TestFolder(["日記 🎉.txt": "今日", "photo.png": "", ".hidden.txt": ""])
    let app = ViewTest(Importing(folder: folder.url))
    try app.tap("Import")
    #expect(app.exists("Which one?"))
    #expect(!app.exists(".hidden.txt"))
    #expect(try app.find("photo.png").isEnabled == false)
    try app.tap("日記 🎉.txt")
    try app.tap("Open")
    #expect(app.exists("log 日記 🎉.txt") && app.exists("idle"))
    #expect(!app.exists("Which one?"))
    #expect(app.diagnostics.isEmpty)
  }

  @Test("Cancel and Escape choose nothing, and report it once")
  func cancelling() throws {
    let folder = try TestFolder(["a.txt": ""])
    let app = ViewTest(Importing(folder: folder.url))
    try app.tap("Import")
    try app.tap("Cancel")
    #expect(app.exists("log cancelled") && app.exists("idle"))
    try app.tap("Import")
    try app.tap("a.txt")
    try app.tap("Open")
    #expect(app.exists("log a.txt"))
    try app.tap("Import")
    try app.press(.escape)
    #expect(app.exists("log cancelled") && app.exists("idle"))
  }

  @Test("A path to nothing, or to another type of file, is reported; the dialog stays")
  func wrongPaths() throws {
    let folder = try TestFolder(["a.txt": "", "b.png": ""])
    let app = ViewTest(Importing(folder: folder.url))
    try app.tap("Import")
    try app.enterName("ない.txt")
    try app.tap("Open")
    #expect(app.exists(.containing("There is no “ない.txt” here.")) && app.exists("asking"))
    try app.enterName("b.png")
    try app.tap("Open")
    #expect(app.exists(.containing("is of another kind")))
    try app.enterName(folder["a.txt"].path)
    try app.tap("Open")
    #expect(app.exists("log a.txt"))
  }

  @Test("Folders can be entered and left again")
  func walking() throws {
    let folder = try TestFolder(["写真/犬.txt": "", "a.txt": ""])
    let app = ViewTest(Importing(folder: folder.url))
    try app.tap("Import")
    try app.tap("写真/")
    #expect(app.exists("犬.txt") && !app.exists("a.txt"))
    try app.tap("..")
    #expect(app.exists("a.txt"))
    try app.tap("写真/")
    try app.tap("犬.txt")
    try app.tap("Open")
    #expect(app.exists("log 犬.txt"))
  }

  @Test("Several files are chosen one by one")
  func several() throws {
    let folder = try TestFolder(["a.txt": "", "b.txt": "", "c.txt": ""])
    let app = ViewTest(Importing(folder: folder.url, severalAllowed: true))
    try app.tap("Import")
    try app.tap("c.txt")
    try app.tap("b.txt")
    try app.tap("a.txt")
    try app.tap("✓ b.txt")
    try app.tap("Open")
    #expect(app.exists("log a.txt c.txt"))
  }

  @Test("A folder is chosen if folders are requested")
  func folders() throws {
    let folder = try TestFolder(["箱/a.txt": ""])
    let app = ViewTest(Importing(folder: folder.url, types: [.folder]))
    try app.tap("Import")
    try app.tap("箱/")
    try app.tap("Open")
    #expect(app.exists("log 箱"))
  }

  @Test("A type that only the app declares matches files with its own extension")
  func ownTypes() throws {
    let folder = try TestFolder(["x.kumikinote": "", "y.txt": ""])
    let type = UTType(exportedAs: "example.kumiki.note")
    let app = ViewTest(Importing(folder: folder.url, types: [type]))
    try app.tap("Import")
    #expect(try app.find("y.txt").isEnabled == false)
    try app.tap("x.kumikinote")
    try app.tap("Open")
    #expect(app.exists("log x.kumikinote"))
  }

  @Test("Hidden files are listed if the app says so, and others can be excluded")
  func options() throws {
    let folder = try TestFolder([".hidden.txt": "", "big.txt": ""])
    let app = ViewTest(
      Importing(folder: folder.url)
        .fileDialogBrowserOptions(.includeHiddenFiles)
        .fileDialogURLEnabled(#Predicate<URL> { $0.lastPathComponent != "big.txt" })
        .fileDialogConfirmationLabel("Take"))
    try app.tap("Import")
    #expect(try app.find("big.txt").isEnabled == false)
    try app.tap(".hidden.txt")
    try app.tap("Take")
    #expect(app.exists("log .hidden.txt"))
  }
}
