import SwiftUI
import TestSupport
import Testing
import ViewTesting

private struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text: String

  init(_ text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if text == "broken" { throw CocoaError(.fileWriteUnknown) }
    let former = configuration.existingFile?.regularFileContents
    return FileWrapper(regularFileWithContents: Data(text.utf8) + (former ?? Data()))
  }
}

private struct Exporting: View {
  let folder: URL
  let documents: [Note]
  @State private var isExporting = false
  @State private var isExportingAll = false
  @State private var isExportingItem = false
  @State private var isExportingItems = false
  @State private var log = "-"

  var body: some View {
    VStack {
      Button("Export") { isExporting = true }
      Button("Export all") { isExportingAll = true }
      Button("Export words") { isExportingItem = true }
      Button("Export sayings") { isExportingItems = true }
      Text(verbatim: "log \(log)")
    }
    .fileExporter(
      isPresented: $isExporting, document: documents.first, contentType: .plainText,
      defaultFilename: "覚え書き", onCompletion: tell
    )
    .fileExporter(isPresented: $isExportingAll, documents: documents, contentType: .plainText) {
      if case .success(let urls) = $0 {
        log = urls.map(\.lastPathComponent).joined(separator: ", ")
      }
    }
    .fileExporter(
      isPresented: $isExportingItem, item: "言葉", contentTypes: [.plainText],
      defaultFilename: "words", onCompletion: tell, onCancellation: { log = "cancelled" }
    )
    .fileExporter(
      isPresented: $isExportingItems, items: ["一", "二"], contentTypes: [.plainText]
    ) {
      if case .success(let urls) = $0 {
        log = urls.map(\.lastPathComponent).joined(separator: ", ")
      }
    }
    .fileDialogDefaultDirectory(folder)
  }

  private func tell(_ result: Result<URL, any Error>) {
    switch result {
    case .success(let url): log = url.lastPathComponent
    case .failure: log = "failed"
    }
  }
}

@MainActor
struct FileExporterTests {
  @Test("A document is written under the suggested name, with the extension of its type")
  func writing() throws {
    let folder = try TestFolder()
    let app = ViewTest(Exporting(folder: folder.url, documents: [Note("こんにちは")]))
    try app.tap("Export")
    #expect(try app.textField("Name").text == "覚え書き")
    try app.tap("Save")
    #expect(app.exists("log 覚え書き.txt"))
    #expect(try folder.text("覚え書き.txt") == "こんにちは")
    #expect(try folder.names == ["覚え書き.txt"])
  }

  @Test("An existing file is replaced only after the user confirms")
  func replacing() throws {
    let folder = try TestFolder(["覚え書き.txt": "old"])
    let app = ViewTest(Exporting(folder: folder.url, documents: [Note("new ")]))
    try app.tap("Export")
    try app.tap("Save")
    #expect(app.exists(.containing("is there already")))
    #expect(try folder.text("覚え書き.txt") == "old")
    try app.tap("Save")
    #expect(try folder.text("覚え書き.txt") == "new old")
  }

  @Test("An unwritable folder, and a document that fails, are reported")
  func failing() throws {
    let folder = try TestFolder(["a.txt": "kept"])
    let app = ViewTest(Exporting(folder: folder.url, documents: [Note("x")]))
    try app.tap("Export")
    try app.enterName("/proc/none/a.txt")
    try app.tap("Save")
    #expect(app.exists("log failed"))
    let broken = ViewTest(Exporting(folder: folder.url, documents: [Note("broken")]))
    try broken.tap("Export")
    try broken.enterName("a")
    try broken.tap("Save")
    try broken.tap("Save")
    #expect(broken.exists("log failed"))
    #expect(try folder.text("a.txt") == "kept" && folder.names == ["a.txt"])
  }

  @Test("Several documents go into a folder under unused names")
  func several() throws {
    let folder = try TestFolder(["document.txt": "kept"])
    let app = ViewTest(Exporting(folder: folder.url, documents: [Note("a"), Note("b")]))
    try app.tap("Export all")
    try app.tap("Save")
    #expect(app.exists("log document 2.txt, document 3.txt"))
    #expect(try folder.text("document.txt") == "kept" && folder.text("document 3.txt") == "b")
  }

  @Test(
    "A Transferable value is written in one of its representations; without a document nothing opens"
  )
  func items() async throws {
    let folder = try TestFolder()
    let app = ViewTest(Exporting(folder: folder.url, documents: []))
    try app.tap("Export")
    #expect(!app.exists("Save"))
    try app.tap("Export words")
    try app.tap("Save")
    try await app.settle()
    #expect(app.exists("log words.txt"))
    #expect(try folder.text("words.txt") == "言葉")
    try app.tap("Export words")
    try app.press(.escape)
    #expect(app.exists("log cancelled"))
  }

  @Test("A name that has the extension gets no second one, also if it belongs to a wider type")
  func extensionOnce() async throws {
    let folder = try TestFolder()
    let app = ViewTest(Exporting(folder: folder.url, documents: []))
    try app.tap("Export words")
    try app.enterName("mine.TXT")
    try app.tap("Save")
    try await app.settle()
    #expect(app.exists("log mine.TXT"))
    #expect(try folder.names == ["mine.TXT"])
  }

  @Test("Several values are written into a folder, under unused names")
  func severalItems() async throws {
    let folder = try TestFolder(["document.txt": "kept"])
    let app = ViewTest(Exporting(folder: folder.url, documents: []))
    try app.tap("Export sayings")
    try app.tap("Save")
    try await app.settle()
    #expect(app.exists("log document 2.txt, document 3.txt"))
    #expect(try folder.text("document.txt") == "kept")
    #expect(try folder.text("document 3.txt") == "二")
  }
}
