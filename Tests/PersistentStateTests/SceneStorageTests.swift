import Foundation
import SwiftUI
import Testing
import ViewTesting

private struct Tabs: View {
  @SceneStorage("tab") private var tab = "inbox"
  @SceneStorage("count") private var count: Int?

  var body: some View {
    VStack {
      Text(verbatim: "\(tab) \(count ?? -1)")
      Button("Next") {
        tab = "送信済み"
        count = (count ?? 0) + 1
      }
      Twin()
    }
  }
}

private struct Twin: View {
  @SceneStorage("tab") private var tab = "inbox"

  var body: some View { TextField("Twin", text: $tab) }
}

@MainActor
struct SceneStorageTests {
  @Test("S9.2 It is like a state, shared by the views of a window")
  func state() throws {
    let app = ViewTest(Tabs())
    #expect(app.exists("inbox -1"))
    try app.tap("Next")
    #expect(app.exists("送信済み 1"))
    #expect(try app.textField("Twin").text == "送信済み")
    try app.textField("Twin").type("!")
    #expect(app.exists("送信済み! 1"))
    #expect(ViewTest(Tabs()).exists("inbox -1"))
  }

  @Test("S9.2 What a window kept is there at the next start")
  func restored() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("deep/scenes.plist")
    let app = ViewTest(Tabs(), sceneFile: file)
    try app.tap("Next")
    try app.tap("Next")
    app.unmount()
    let again = ViewTest(Tabs(), sceneFile: file)
    #expect(again.exists("送信済み 2"))
  }

  @Test("S9.2 A file that cannot be read counts as empty")
  func broken() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("no list".utf8).write(to: file)
    #expect(ViewTest(Tabs(), sceneFile: file).exists("inbox -1"))
  }
}
