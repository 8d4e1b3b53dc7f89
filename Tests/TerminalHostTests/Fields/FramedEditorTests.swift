import Foundation
import HostInterface
import Testing

@testable import TerminalHost

@Suite("A text editor with a border")
@MainActor
struct FramedEditorTests {
  private func fixture(line: NodeContent) -> HostFixture {
    let fixture = HostFixture(30, 8)
    fixture.add(1, 1, 1, 20, 5, NodeContent(role: .box))
    var editor = NodeContent.control(
      .textEditor, value: .text("first\nsecond\nthird\nfourth"), actions: .edit)
    editor.traits.insert(.focusable)
    fixture.add(2, in: 1, 0, 0, 20, 5, editor)
    fixture.add(3, in: 1, 0, 0, 20, 5, line)
    return fixture
  }

  @Test("The text is inside the border, and clicks find it there")
  func inside() {
    let fixture = fixture(line: .shape(.rectangle, stroke: .semantic(.primary)))
    let lines = fixture.lines
    #expect(!lines[1].contains("first"))
    #expect(lines[2].contains("first") && lines[4].contains("third"))
    fixture.click(3, 3)
    #expect(fixture.host.painter.interaction.fields[NodeID(2)]?.state.cursor == 6)
  }

  @Test("A filled shape, or one of another size, is not such a border")
  func others() {
    let filled = fixture(line: .shape(.rectangle, fill: .rgba(0, 0, 0, 0)))
    #expect(filled.lines[1].contains("first"))
  }
}
