import Foundation
import HostInterface
import Testing

@testable import TerminalHost

@Suite("Painting content transitions")
@MainActor
struct ContentChangeTests {
  private func content(_ new: Leaf, _ old: Leaf, _ style: ContentChange.Style, _ progress: Double)
    -> NodeContent
  {
    NodeContent(
      role: .text, leaf: new,
      effects: [.contentChange(ContentChange(former: old, style: style, progress: progress))])
  }

  @Test("Numbers roll, words cross-fade")
  func texts() {
    let fixture = HostFixture(8, 3)
    let (old, new) = (Leaf.text(TextContent("16")), Leaf.text(TextContent("20")))
    fixture.add(1, 0, 0, 8, 1, content(new, old, .numeric(countsDown: false), 0.5))
    fixture.add(2, 0, 1, 8, 1, content(new, old, .opacity, 0.25))
    fixture.add(3, 0, 2, 8, 1, content(new, old, .opacity, 0.5))
    #expect(fixture.picture == "28\n16")
    #expect(!fixture.cell(0, 1).style.foreground.isStandard)
    fixture.update(1) { $0.effects = [] }
    #expect(fixture.lines[0] == "20")
  }

  @Test("A symbol is replaced by the next one")
  func symbols() {
    let fixture = HostFixture(4, 1)
    func symbol(_ name: String) -> Leaf { .image(ImageContent(source: .symbol(name))) }
    fixture.add(1, 0, 0, 2, 1, content(symbol("star.fill"), symbol("star"), .replace, 0.1))
    let before = fixture.picture
    fixture.update(1) { $0.effects = [] }
    #expect(fixture.picture != before)
  }
}
