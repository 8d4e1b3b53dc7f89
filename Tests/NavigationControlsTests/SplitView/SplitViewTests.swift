import SwiftUI
import Testing
import ViewTesting

@MainActor
struct SplitViewTests {
  @Test("Views are side by side, or one below the other, and fill the available space")
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

  @Test("A divider is dragged as far as the views on both sides allow, and stays there")
  func dragging() throws {
    let app = ViewTest(
      HSplitView {
        Color.red.frame(minWidth: 80, maxWidth: 200).accessibilityIdentifier("files")
        Color.blue.frame(minWidth: 100, maxWidth: .infinity).accessibilityIdentifier("editor")
      })
    let (files, editor) = (try app.find(.identifier("files")), try app.find(.identifier("editor")))
    let line = try app.find(.role(.divider))
    let before = files.frame.width
    try line.drag(by: CGSize(width: -40, height: 0))
    #expect(files.frame.width == before - 40 && editor.frame.maxX == 640)
    #expect(editor.frame.minX > files.frame.maxX)
    try line.drag(by: CGSize(width: -400, height: 0))
    #expect(files.frame.width == 80)
    try line.drag(by: CGSize(width: 30, height: 0))
    #expect(files.frame.width == 110)
    try line.drag(by: CGSize(width: 500, height: 0))
    #expect(files.frame.width == 200)
  }

  @Test("In a right-to-left layout, dragging to the left enlarges the first view")
  func rightToLeft() throws {
    let app = ViewTest(
      HSplitView {
        Color.red.frame(minWidth: 80, maxWidth: 300).accessibilityIdentifier("files")
        Color.blue.accessibilityIdentifier("editor")
      }, layoutDirection: .rightToLeft)
    let files = try app.find(.identifier("files"))
    let before = files.frame.width
    try app.find(.role(.divider)).drag(by: CGSize(width: 40, height: 0))
    #expect(files.frame.width == before - 40 && files.frame.maxX == 640)
  }

  @Test("Of three views one below the other, each divider moves only its two neighbours")
  func three() throws {
    let app = ViewTest(
      VSplitView {
        Color.red.accessibilityIdentifier("a")
        Color.green.accessibilityIdentifier("b")
        Color.blue.accessibilityIdentifier("c")
      })
    let panes = try ["a", "b", "c"].map { try app.find(.identifier($0)) }
    let before = panes.map(\.frame.height)
    let ways = { zip(panes, before).map { $0.frame.height - $1 } }
    try app.findAll(.role(.divider))[1].drag(by: CGSize(width: 0, height: 24))
    #expect(ways() == [0, 24, -24])
    try app.findAll(.role(.divider))[0].drag(by: CGSize(width: 0, height: -16))
    #expect(ways() == [-16, 40, -24])
  }

  @Test("A divider takes the focus and is moved by arrow keys, and to its ends by Home and End")
  func keys() throws {
    let app = ViewTest(
      HSplitView {
        Color.red.frame(minWidth: 80, maxWidth: 200).accessibilityIdentifier("files")
        Color.blue.frame(minWidth: 100, maxWidth: .infinity).accessibilityIdentifier("editor")
      })
    let files = try app.find(.identifier("files"))
    let line = try app.find(.role(.divider))
    let before = files.frame.width
    try app.press(.tab)
    #expect(app.focused?.label == "Divider" && line.value == "\(Int(before))")
    try app.press(.left)
    #expect(files.frame.width == before - 8 && line.value == "\(Int(before) - 8)")
    try app.press(.left, holding: .shift)
    #expect(files.frame.width == before - 88)
    try app.press(.home)
    #expect(files.frame.width == 80)
    try app.press(.right)
    #expect(files.frame.width == 88)
    try app.press(.end)
    #expect(files.frame.width == 200)
    try line.decrement()
    #expect(files.frame.width == 192)
  }

  @Test("Arrow keys move a horizontal divider up and down; from right to left, left enlarges")
  func otherKeys() throws {
    let down = ViewTest(
      VSplitView {
        Color.red.accessibilityIdentifier("a")
        Color.blue
      })
    let before = try down.find(.identifier("a")).frame.height
    try down.press(.tab)
    try down.press(.up)
    #expect(try down.find(.identifier("a")).frame.height == before - 16)
    let right = ViewTest(
      HSplitView {
        Color.red.accessibilityIdentifier("a")
        Color.blue
      }, layoutDirection: .rightToLeft)
    let width = try right.find(.identifier("a")).frame.width
    try right.press(.tab)
    try right.press(.left)
    #expect(try right.find(.identifier("a")).frame.width == width + 8)
  }
}
