import SwiftUI
import TestSupport
import Testing
import ViewTesting

private struct Receipts: View {
  let folder: URL
  let settings: UserDefaults
  var id = "receipts"
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var isPickingFolder = false
  @State private var isPickingSeveral = false
  @State private var log = "-"

  var body: some View {
    VStack {
      Button("Import") { isImporting = true }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { note($0) }
      Button("Export") { isExporting = true }
        .fileExporter(
          isPresented: $isExporting, item: "a receipt", contentTypes: [.plainText],
          defaultFilename: "new.txt"
        ) { note($0) }
      Button("Pick") { isPickingFolder = true }
        .fileImporter(isPresented: $isPickingFolder, allowedContentTypes: [.folder]) { note($0) }
      Button("Pick several") { isPickingSeveral = true }
        .fileImporter(
          isPresented: $isPickingSeveral, allowedContentTypes: [.folder],
          allowsMultipleSelection: true
        ) { log = (try? $0.get().map(\.lastPathComponent).joined(separator: " ")) ?? "failed" }
      Text(verbatim: "log \(log)")
    }
    .fileDialogCustomizationID(id)
    .fileDialogDefaultDirectory(folder)
    .defaultAppStorage(settings)
  }

  private func note(_ result: Result<URL, any Error>) {
    log = (try? result.get().lastPathComponent) ?? "failed"
  }
}

@MainActor
struct FileDialogCustomizationIDTests {
  private let folder: TestFolder
  private let store: TestDefaults
  private var settings: UserDefaults { store.defaults }

  init() throws {
    folder = try TestFolder(["start.txt": "", "inner/deep.txt": "", "inner/box/last.txt": ""])
    store = try TestDefaults()
  }

  private func app(id: String = "receipts") -> ViewTest {
    ViewTest(Receipts(folder: folder.url, settings: settings, id: id))
  }

  @Test("S12.19 A panel with an id opens in the folder of the last choice, also after a launch")
  func remembered() throws {
    let first = app()
    try first.tap("Import")
    try first.tap("inner/")
    try first.tap("deep.txt")
    try first.tap("Open")
    #expect(first.exists("log deep.txt"))
    try first.tap("Import")
    #expect(first.exists("deep.txt") && !first.exists("start.txt"))
    let second = app()
    try second.tap("Import")
    #expect(second.exists("deep.txt") && !second.exists("start.txt"))
    let other = app(id: "invoices")
    try other.tap("Import")
    #expect(other.exists("start.txt"))
  }

  @Test("S12.19 Cancel remembers nothing")
  func cancelled() throws {
    let app = app()
    try app.tap("Import")
    try app.tap("inner/")
    try app.tap("Cancel")
    try app.tap("Import")
    #expect(app.exists("start.txt"))
  }

  @Test("S12.19 Panels of several kinds share an id; a chosen folder is the next one to be shown")
  func kinds() async throws {
    let app = app()
    try app.tap("Export")
    try app.tap("inner/")
    try app.enterName("new.txt")
    try app.tap("Save")
    try await app.settle()
    #expect(app.exists("log new.txt"))
    #expect(try folder.text("inner/new.txt") == "a receipt")
    try app.tap("Pick")
    #expect(app.exists("deep.txt"))
    try app.tap("box/")
    try app.tap("Open")
    #expect(app.exists("log box"))
    try app.tap("Import")
    #expect(app.exists("last.txt"))
  }

  @Test("S12.19 If the folder is gone, the default one is shown")
  func gone() throws {
    let app = app()
    try app.tap("Import")
    try app.tap("inner/")
    try app.tap("deep.txt")
    try app.tap("Open")
    try FileManager.default.removeItem(at: folder["inner"])
    try app.tap("Import")
    #expect(app.exists("start.txt"))
  }

  @Test("S12.19 A folder that is ticked in a panel for several is not the one that it showed")
  func ticked() throws {
    let app = app()
    try app.tap("Pick several")
    try app.tap("inner/")
    try app.tap("box")
    try app.tap("Open")
    #expect(app.exists("log box"))
    try app.tap("Import")
    #expect(app.exists("deep.txt") && !app.exists("last.txt"))
  }
}
