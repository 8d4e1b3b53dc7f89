import Foundation
import Locking
import SwiftUI
import Testing
import Timekeeping
import ViewRuntime
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
  @Test("S9.2 It is like a state that the views of a window share")
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

  @Test("S9.2 A window's values are restored at the next start")
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

  @Test("S9.2 A file that is not a property list counts as empty, and is set aside, with a message")
  func damaged() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenes-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("scenes.plist")
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["scenes of another kind"], format: .xml, options: 0)
    for (content, place) in [
      (Data("no list".utf8), "scenes.plist.damaged"), (list, "scenes.plist.damaged-2"),
    ] {
      try content.write(to: file)
      let heard = Mutex<[String]>([])
      let token = Diagnostics.addObserver { diagnostic in
        heard.withLock { $0.append(diagnostic.message) }
      }
      defer { Diagnostics.removeObserver(token) }
      // Only this test's reports, not those of tests that run in parallel.
      let app = VirtualTimeSource().use { ViewTest(Tabs(), sceneFile: file) }
      #expect(app.exists("inbox -1"))
      let told = heard.withLock { $0.filter { $0.contains("\(folder.path)/\(place) now") } }
      #expect(told.count == 1)
      try app.tap("Next")
      app.unmount()
      let aside = folder.appendingPathComponent(place)
      #expect(try Data(contentsOf: aside) == content)
      #expect(ViewTest(Tabs(), sceneFile: file).exists("送信済み 1"))
    }
  }

  @Test("S9.2 An empty file, as a full disk leaves it, is not set aside")
  func empty() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenes-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("scenes.plist")
    try Data().write(to: file)
    #expect(ViewTest(Tabs(), sceneFile: file).exists("inbox -1"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["scenes.plist"])
  }
}
