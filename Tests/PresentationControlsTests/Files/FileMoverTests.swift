import SwiftUI
import TestSupport
import Testing
import ViewTesting

private struct Moving: View {
  let folder: URL
  let file: URL
  @State private var isMoving = false
  @State private var log = "-"

  var body: some View {
    VStack {
      Button("Put away") { isMoving = true }
      Text(verbatim: "log \(log)")
    }
    .fileMover(isPresented: $isMoving, file: file) { result in
      log = (try? result.get().lastPathComponent) ?? "failed"
    } onCancellation: {
      log = "cancelled"
    }
    .fileDialogDefaultDirectory(folder)
  }
}

@MainActor
struct FileMoverTests {
  @Test("A file is moved into the folder that the user chooses")
  func moving() throws {
    let folder = try TestFolder(["猫.txt": "にゃ", "箱/x": ""])
    let app = ViewTest(Moving(folder: folder.url, file: folder["猫.txt"]))
    try app.tap("Put away")
    try app.tap("箱/")
    try app.tap("Move")
    #expect(app.exists("log 猫.txt"))
    #expect(try folder.text("箱/猫.txt") == "にゃ" && folder.names == ["箱"])
  }

  @Test("A file of that name, or a missing source file, is reported; nothing is lost")
  func failing() throws {
    let folder = try TestFolder(["a.txt": "mine", "box/a.txt": "other"])
    let app = ViewTest(Moving(folder: folder.url, file: folder["a.txt"]))
    try app.tap("Put away")
    try app.tap("box/")
    try app.tap("Move")
    #expect(app.exists("log failed"))
    #expect(try folder.text("a.txt") == "mine" && folder.text("box/a.txt") == "other")
    let gone = ViewTest(Moving(folder: folder.url, file: folder["none.txt"]))
    try gone.tap("Put away")
    try gone.tap("Move")
    #expect(gone.exists("log failed"))
  }
}
