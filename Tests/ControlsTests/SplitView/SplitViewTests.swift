import SwiftUI
import Testing
import ViewTesting

@MainActor
struct SplitViewTests {
  @Test("Views stand side by side, or one below the other, over all the room that there is")
  func arrangement() throws {
    let across = ViewTest(
      HSplitView {
        Text("Files").frame(minWidth: 80, maxWidth: 160)
        Text("Editor").frame(maxWidth: .infinity)
      })
    let (files, editor) = (try across.find("Files").frame, try across.find("Editor").frame)
    #expect(files.maxX < editor.minX && files.midY == editor.midY)
    let down = ViewTest(
      VSplitView {
        Text("Code")
        Text("Log")
      })
    #expect(try down.find("Code").frame.maxY < down.find("Log").frame.minY)
  }
}
