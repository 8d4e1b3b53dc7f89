import Foundation
import SwiftUI
import Testing
import ViewTesting

private struct LetterApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Letter()) { file in
      VStack {
        Button("Sign") { file.document.text += "太郎" }
        Text(verbatim: "text \(file.document.text)")
        CloseButton()
      }
    }
  }
}

private struct CloseButton: View {
  @Environment(\.dismissWindow) private var dismissWindow
  var body: some View { Button("Close") { dismissWindow() } }
}

@MainActor
@Suite("Unsaved documents", .serialized)
struct DraftTests {
  private func withFolder(_ body: (URL, _ scenes: URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("drafts-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder, folder.appendingPathComponent("scenes.plist"))
  }

  @Test("A document that was never saved is restored at the next start, until it is saved")
  func untitled() async throws {
    try await withFolder { folder, scenes in
      let file = folder.appendingPathComponent("手紙.txt")
      do {
        let app = ViewTest(LetterApp.self, sceneFile: scenes)
        try app.tap("Sign")
        app.unmount()
      }
      do {
        let app = ViewTest(LetterApp.self, sceneFile: scenes)
        #expect(app.exists("text 太郎"))
        #expect(app.window.label == "Untitled — Edited")
        try app.press(KeyboardShortcut("s"))
        let field = try app.textField("Name")
        try field.clear()
        try field.type(file.path)
        try app.tap(.named("Save"))
        #expect(try String(contentsOf: file, encoding: .utf8) == "太郎")
      }
      let app = ViewTest(LetterApp.self, sceneFile: scenes)
      #expect(app.exists("text ") && app.window.label == "Untitled")
    }
  }

  @Test(
    "It is stored while the app runs, in case of a crash, and no other program takes it meanwhile")
  func running() async throws {
    try await withFolder { folder, scenes in
      do {
        let app = ViewTest(LetterApp.self, sceneFile: scenes)
        try app.tap("Sign")
        try await app.advance(by: .seconds(2))
        let drafts = folder.appendingPathComponent("scenes.drafts")
        let kept = FileManager.default.enumerator(atPath: drafts.path)?.allObjects ?? []
        #expect(kept.contains { ($0 as? String)?.hasSuffix("Untitled.txt") == true })
        #expect(ViewTest(LetterApp.self, sceneFile: scenes).exists("text "))
        #expect(app.exists("text 太郎"))
      }
      #expect(ViewTest(LetterApp.self, sceneFile: scenes).exists("text 太郎"))
    }
  }

  @Test("A discarded document is gone")
  func discarded() async throws {
    try await withFolder { _, scenes in
      do {
        let app = ViewTest(LetterApp.self, sceneFile: scenes)
        try app.tap("Sign")
        try await app.advance(by: .seconds(2))
        try app.tap("Close")
        try app.tap("Discard")
      }
      #expect(ViewTest(LetterApp.self, sceneFile: scenes).exists("text "))
    }
  }

  @Test("Changes that could not be saved in place return under the document's name")
  func conflict() async throws {
    try await withFolder { folder, scenes in
      let file = folder.appendingPathComponent("a.txt")
      try Data("Dear".utf8).write(to: file)
      do {
        let app = ViewTest(LetterApp.self, files: [file], sceneFile: scenes)
        try app.tap("Sign")
        try Data("theirs".utf8).write(to: file)
        app.unmount()
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == "theirs")
      let app = ViewTest(LetterApp.self, sceneFile: scenes)
      #expect(app.exists("text Dear太郎") && app.window.label == "a — Edited")
    }
  }

  @Test("An unreadable draft is set aside, and reported")
  func unreadable() async throws {
    try await withFolder { folder, scenes in
      let place = folder.appendingPathComponent("scenes.drafts/old/Letter")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let draft = place.appendingPathComponent("\(UUID().uuidString) Plan.txt")
      try Data([0xFF, 0xFE, 0xFF]).write(to: draft)
      let app = ViewTest(LetterApp.self, sceneFile: scenes)
      #expect(app.exists("text "))
      #expect(app.diagnostics.contains { $0.message.contains("“Plan” cannot be read") })
      let aside = folder.appendingPathComponent("scenes.drafts/unreadable")
      #expect(try FileManager.default.contentsOfDirectory(atPath: aside.path).count == 1)
    }
  }
}
