import CellText
import SwiftUI
import TerminalDevice
import Testing

@testable import TerminalHost

@Suite("Links that the terminal itself can open")
@MainActor
struct CellLinksTests {
  private let open = "\u{1B}]8;id=1;https://example.com/a\u{1B}\\"
  private let close = "\u{1B}]8;;\u{1B}\\"

  /// What a terminal gets, without the codes for looks and movement.
  private func written(_ text: Text, _ term: String = "xterm-256color") -> String {
    let environment = ["TERM": term]
    let screen = AppScreen(text, 40, 4, environment).host.painter.screen
    var diff = CellDiff(capabilities: TerminalCapabilities(environment: environment))
    let bytes = diff.encode(screen, over: nil)
    return String(decoding: bytes, as: UTF8.self).replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
  }

  @Test("A link in a text is marked as one, to its last letter")
  func marked() {
    let text = written(Text("See [the manual](https://example.com/a) first"))
    #expect(text.contains("\(open)the manual\(close)"))
  }

  @Test("Two links are two, and one over two lines is one")
  func several() {
    let two = written(Text("[One](https://example.com/a)[Two](https://example.com/b)"))
    #expect(two.contains("\(open)One\u{1B}]8;id=2;https://example.com/b\u{1B}\\Two\(close)"))
    let address = "https://example.com/a"
    let lines = written(Text("[A link of many words that needs two lines or more](\(address))"))
    #expect(lines.ranges(of: open).count == 1 && lines.ranges(of: close).count == 1)
    #expect(lines.hasSuffix(close))
  }

  @Test("A console that would show the code gets none, and neither do addresses of the app's own")
  func without() {
    #expect(!written(Text("[Manual](https://example.com/a)"), "linux").contains("]8;"))
    #expect(!written(Text("[Item](shop://item/7)")).contains("]8;"))
  }

  @Test("No address can command the terminal")
  func harmless() {
    var links = CellLinks()
    #expect(links.number(of: "https://example.com/\u{1B}]2;x\u{7}") == 0)
    #expect(links.number(of: "https://example.com/ä") == 0)
    #expect(links.number(of: "https://example.com/") == 1)
    #expect(links[1] == "https://example.com/" && links[0] == nil)
  }

  @Test("Text drawn over a link is no link, and an unchanged one costs no bytes")
  func changes() {
    var diff = CellDiff(capabilities: TerminalCapabilities(colorDepth: .trueColor))
    var screen = CellBuffer(size: CellSize(10, 1))
    var pen = Pen(attributes: .underline)
    pen.link = screen.links.number(of: "https://example.com/a")
    screen.write("manual", at: CellPoint(0, 0), pen: pen)
    _ = diff.encode(screen, over: nil)
    #expect(diff.encode(screen, over: screen).isEmpty)
    let former = screen
    screen.write("ma", at: CellPoint(0, 0), pen: Pen(attributes: .underline))
    let bytes = String(decoding: diff.encode(screen, over: former), as: UTF8.self)
    #expect(bytes.contains("ma") && !bytes.contains("]8;"))
    // After something else wrote to the terminal, a link that was cut off may still be open.
    let again = diff.encode(CellBuffer(size: screen.size), over: nil)
    #expect(String(decoding: again, as: UTF8.self).contains(close))
  }
}
