import Foundation
import HostInterface
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor
struct MarkdownTests {
  private func text(_ text: Text) -> TextContent { Screen { text }.texts[0] }
  private func string(_ text: Text) -> String { self.text(text).string }

  /// The words in runs of semibold or heavier fonts.
  private func bold(_ text: Text) -> [String] {
    self.text(text).runs.filter { $0.style.font.weight >= 600 }.map(\.string)
  }

  private func links(_ text: Text) -> [String] {
    self.text(text).links.map { "\($0.title) > \($0.address)" }
  }

  @Test("A text in a literal has the surrounding markup, and keeps its own style")
  func texts() {
    let joined = Text("**all \(Text("of").italic()) it** and \(Text(verbatim: "*not*"))")
    #expect(string(joined) == "all of it and *not*")
    #expect(bold(joined) == ["all ", "of", " it"])
    #expect(text(joined).runs.filter(\.style.font.isItalic).map(\.string) == ["of"])
    let link = Text("[\(Text("go").bold()) on](https://example.org/\(7)) \(Text("now"))")
    #expect(links(link) == ["go on > https://example.org/7"])
    #expect(bold(link) == ["go"])
  }

  @Test("Percent signs are shown, with and without markup beside them")
  func percentSigns() {
    let value = "5%d %@"
    #expect(string(Text("\(50)%, \(value) %@ of \(2)%%")) == "50%, 5%d %@ %@ of 2%%")
    #expect(string(Text("\(50)%, **\(value)** %@ of \(2)%%")) == "50%, 5%d %@ %@ of 2%%")
    #expect(string(Text("%")) == "%")
    #expect(string(Text("\("")")) == "")
    #expect(text(Text("\("")")).runs.count == 1)
  }

  @Test("S16.6 An image is shown as its description, also within a link")
  func images() throws {
    #expect(string(Text("See ![a **map**](map.png), now!")) == "See a map, now!")
    #expect(bold(Text("![a **map**](map.png)")) == ["map"])
    #expect(links(Text("![map](map.png)")) == [])
    #expect(links(Text("[![map](map.png)](https://example.org)")) == ["map > https://example.org"])
    #expect(string(Text("Wow![1] ![x] !")) == "Wow![1] ![x] !")
    #expect(string(Text(#"\![map](https://example.org)"#)) == "!map")
    #expect(String(try AttributedString(markdown: "![map](map.png)").characters) == "map")
  }

  @Test("Markup in a value is plain text")
  func values() {
    let value = "a*b_c`[d](e)<f>&amp;"
    #expect(string(Text("**\(value)**")) == value)
    #expect(bold(Text("**\(value)**")) == [value])
    #expect(string(Text("`\(value)`")) == value)
    #expect(string(Text("*\(1) of \(value)* \(Text("x"))")) == "1 of \(value) x")
    #expect(links(Text("\("https://example.org") and \("ada@example.org")")) == [])
    #expect(string(Text("\("e\u{301}")\u{301}**x**")) == "e\u{301}\u{301}x")
  }

  @Test(
    "A bare URL is a link, without the punctuation that follows",
    arguments: [
      ("https://swift.org", "https://swift.org > https://swift.org"),
      ("See https://swift.org/a_b_c.", "https://swift.org/a_b_c > https://swift.org/a_b_c"),
      (
        "(http://example.org/x_(y))?", "http://example.org/x_(y) > http://example.org/x_(y)"
      ),
      ("at www.example.org, or", "www.example.org > http://www.example.org"),
      ("mail ada.l+x@example.org!", "ada.l+x@example.org > mailto:ada.l+x@example.org"),
      ("*https://example.org*", "https://example.org > https://example.org"),
      ("<ada@example.org>", "ada@example.org > mailto:ada@example.org"),
      (
        "[https://a.org](https://b.org)", "https://a.org > https://b.org"
      ),
    ])
  func bareAddresses(_ source: String, _ link: String) {
    #expect(links(Text(LocalizedStringKey(source))) == [link])
  }

  @Test(
    "Text that only looks like a URL is not a link",
    arguments: [
      "xhttps://example.org", "http:/example.org", "https://", "www.", "a @ b", "@ada", "ada@home",
      "`https://example.org`", "12:30", "wow. ww.x",
    ])
  func noAddresses(_ source: String) {
    #expect(links(Text(LocalizedStringKey(source))) == [])
  }

  @Test("A verbatim string has no links")
  func verbatim() {
    #expect(links(Text(verbatim: "https://swift.org")) == [])
    #expect(links(Text(String("https://swift.org"))) == [])
  }

  @Test("Entities are decoded, but not in code, and only valid ones")
  func entities() {
    #expect(string(Text("a &amp; b &lt;c&gt; &#8212; &#x1F600; &copy;")) == "a & b <c> — 😀 ©")
    #expect(
      string(Text("`&amp;` & &nothing; &amp AT&T; \\&amp;")) == "&amp; & &nothing; &amp AT&T; &amp;"
    )
    #expect(string(Text("&#0;&#1234567;")) == "\u{FFFD}\u{FFFD}")
    #expect(string(Text("&lt;b&gt; &#42;x&#42;")) == "<b> *x*")
    #expect(links(Text("[a](https://b.org/?x=1&amp;y=2)")) == ["a > https://b.org/?x=1&y=2"])
  }

  @Test("A link has the colour of the tint, or its own")
  func colour() {
    var own = AttributedString("a")
    own.link = URL(string: "https://b.org")
    own.foregroundColor = .green
    let screen = Screen {
      VStack {
        Text("x").foregroundStyle(.red)
        Text("[a](https://b.org)").tint(.red)
        Text("[a](https://b.org)").foregroundColor(.green).tint(.red)
        Text("[a](https://b.org)").tint(.red).foregroundStyle(.green)
        Text("y").foregroundStyle(.green)
        Text(own).tint(.red)
      }
    }
    let paints = screen.texts.map { $0.runs[0].style.paint }
    #expect(paints[1...3].allSatisfy { $0 == paints[0] })
    #expect(paints[5] == paints[4])
  }

  private struct Tinted: View {
    @State private var isRed = true

    var body: some View {
      VStack {
        Text("[a](https://b.org)")
        Text("b").foregroundStyle(.tint)
        Button("Flip") { isRed.toggle() }
      }
      .tint(isRed ? .red : .green)
    }
  }

  @Test("A link's colour changes with the tint")
  func changingTint() throws {
    let app = ViewTest(Tinted())
    func paints() throws -> [Paint?] {
      try ["a", "b"].map { words in
        guard case .text(let text) = try app.find(.text(words)).content.leaf else { return nil }
        return text.runs[0].style.paint
      }
    }
    let before = try paints()
    try app.tap("Flip")
    let after = try paints()
    #expect(before[0] == before[1])
    #expect(after[0] == after[1])
    #expect(before[0] != after[0])
  }
}
