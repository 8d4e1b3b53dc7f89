import SwiftUI
import TestSupport
import Testing
import ViewTesting

private struct Asking: View {
  let folder: URL
  @State private var log = "-"

  var body: some View {
    VStack {
      Text(verbatim: "log \(log)")
      Button("Choose") {
        let panel = NSOpenPanel()
        panel.directoryURL = folder
        panel.message = "Which one?"
        panel.allowedContentTypes = [.plainText]
        panel.prompt = "Take"
        let response = panel.runModal()
        log = "\(response.rawValue) " + (panel.url?.lastPathComponent ?? "nothing")
      }
      Button("Folder") {
        let panel = NSOpenPanel()
        panel.directoryURL = folder
        panel.canChooseFiles = false
        panel.canChooseDirectories = true
        panel.begin { log = "\($0.rawValue) " + (panel.url?.lastPathComponent ?? "nothing") }
        log = "begun"
      }
      Button("Save") {
        let panel = NSSavePanel()
        panel.directoryURL = folder
        panel.title = "Where to?"
        panel.allowedFileTypes = ["json"]
        panel.nameFieldStringValue = "notes"
        panel.prompt = "Keep"
        guard panel.runModal() == .OK, let url = panel.url else {
          log = "not saved"
          return
        }
        log = "to \(url.lastPathComponent)"
      }
    }
    .onAppear { if log == "-" { log = "shown" } }
  }
}

@MainActor
struct NSOpenPanelTests {
  private func asking() throws -> (ViewTest, TestFolder) {
    let folder = try TestFolder(["a.txt": "", "b.png": ""])
    return (ViewTest(Asking(folder: folder.url)), folder)
  }

  @Test("The program waits for the user, and has what the user has chosen")
  func waiting() throws {
    let (app, folder) = try asking()
    defer { withExtendedLifetime(folder) {} }
    var seen: [Bool] = []
    app.onWait {
      seen = [app.exists("Which one?"), app.exists("log shown")]
      seen.append(try !app.find("b.png").isEnabled)
      try app.tap("a.txt")
      try app.tap("Take")
    }
    try app.tap("Choose")
    #expect(seen == [true, true, true])
    #expect(app.exists("log 1 a.txt"))
    #expect(!app.exists("Which one?"))
    #expect(app.diagnostics.isEmpty)
  }

  @Test("Cancelled panels, and those that nobody answers, choose nothing and are gone")
  func cancelling() throws {
    let (app, folder) = try asking()
    defer { withExtendedLifetime(folder) {} }
    app.onWait { try app.tap("Cancel") }
    try app.tap("Choose")
    #expect(app.exists("log 0 nothing") && !app.exists("Which one?"))
    try app.tap("Save")
    #expect(app.exists("log not saved") && !app.exists("Where to?"))
    #expect(app.diagnostics.isEmpty)
    app.onWait { try app.tap("No such button") }
    try app.tap("Choose")
    #expect(!app.exists("Which one?"))
    #expect(app.diagnostics.count == 1)
  }

  @Test("With a handler the program goes on, and is called when the user has chosen")
  func beginning() throws {
    let (app, folder) = try asking()
    try app.tap("Folder")
    #expect(app.exists("log begun"))
    #expect(app.exists("Choose a folder") && !app.exists("Choose a file"))
    try app.tap("Open")
    #expect(app.exists("log 1 \(folder.url.lastPathComponent)"))
    #expect(app.diagnostics.isEmpty)
  }

  @Test("Several folders can be chosen, and no file")
  func folders() throws {
    struct Choosing: View {
      let folder: URL
      @State private var log = "-"
      var body: some View {
        Text(verbatim: "log \(log)")
        Button("Folders") {
          let panel = NSOpenPanel()
          panel.directoryURL = folder
          panel.canChooseFiles = false
          panel.canChooseDirectories = true
          panel.allowsMultipleSelection = true
          panel.runModal()
          log = panel.urls.map(\.lastPathComponent).joined(separator: " ")
        }
      }
    }
    let folder = try TestFolder(["a/1.txt": "", "b/1.txt": "", "c/1.txt": "", "d.txt": ""])
    let app = ViewTest(Choosing(folder: folder.url))
    app.onWait {
      #expect(app.exists("Choose folders") && !app.exists("Choose files"))
      #expect(try !app.find("d.txt").isEnabled)
      try app.tap("a")
      try app.tap("b")
      try app.tap("c")
      try app.tap("b")
      try app.tap("Open")
    }
    try app.tap("Folders")
    #expect(app.exists("log a c"))
    #expect(app.diagnostics.isEmpty)
  }

  @Test("A saved file gets the extension of the first type")
  func saving() throws {
    let (app, folder) = try asking()
    defer { withExtendedLifetime(folder) {} }
    app.onWait { try app.tap("Keep") }
    try app.tap("Save")
    #expect(app.exists("log to notes.json"))
  }

  @Test("A panel that is run while views are updated is cancelled, with a diagnostic")
  func whileUpdating() {
    struct Early: View {
      @State private var log = "-"
      var body: some View {
        Text(verbatim: "log \(log)").onAppear { log = "\(NSOpenPanel().runModal().rawValue)" }
      }
    }
    let app = ViewTest(Early())
    #expect(app.exists("log 0"))
    #expect(app.diagnostics.count == 1)
  }

  @Test("A panel above a sheet is presented in it, and the sheet stays")
  func aboveSheets() throws {
    struct Sheeted: View {
      let folder: URL
      @State private var isShown = true
      var body: some View {
        Text("Below").sheet(isPresented: $isShown) { Asking(folder: folder) }
      }
    }
    let folder = try TestFolder(["a.txt": ""])
    let app = ViewTest(Sheeted(folder: folder.url))
    app.onWait {
      try app.tap("a.txt")
      try app.tap("Take")
    }
    try app.tap("Choose")
    #expect(app.exists("log 1 a.txt"))
    #expect(app.diagnostics.isEmpty)
  }
}
