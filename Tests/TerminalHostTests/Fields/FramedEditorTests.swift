import Foundation
import HostInterface
import Testing

@testable import TerminalHost

@Suite("A text editor with a line round it")
@MainActor
struct FramedEditorTests {
  private func stage(line: NodeContent) -> Stage {
    let stage = Stage(30, 8)
    stage.add(1, 1, 1, 20, 5, NodeContent(role: .box))
    var editor = NodeContent.control(
      .textEditor, value: .text("first\nsecond\nthird\nfourth"), actions: .edit)
    editor.traits.insert(.focusable)
    stage.add(2, in: 1, 0, 0, 20, 5, editor)
    stage.add(3, in: 1, 0, 0, 20, 5, line)
    return stage
  }

  @Test("The text stands inside of the line, and clicks find it there")
  func inside() {
    let stage = stage(line: .shape(.rectangle, stroke: .semantic(.primary)))
    let lines = stage.lines
    #expect(!lines[1].contains("first"))
    #expect(lines[2].contains("first") && lines[4].contains("third"))
    stage.click(3, 3)
    #expect(stage.host.painter.interaction.fields[NodeID(2)]?.state.cursor == 6)
  }

  @Test("A shape that is filled, or of another size, is no such line")
  func others() {
    let filled = stage(line: .shape(.rectangle, fill: .rgba(0, 0, 0, 0)))
    #expect(filled.lines[1].contains("first"))
  }
}
