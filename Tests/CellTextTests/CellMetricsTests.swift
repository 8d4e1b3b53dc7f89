import CellText
import Foundation
import HostInterface
import LayoutCore
import Testing

@Suite struct CellMetricsTests {
  private let metrics = CellMetrics()

  @Test("Lengths in points become whole cells; unspecified and infinite ones have no number")
  func cells() {
    #expect(metrics.columns(in: 81) == 10)
    #expect(metrics.columns(in: 79.999_99) == 10)
    #expect(metrics.rows(in: 15) == 0)
    #expect(metrics.rows(in: nil) == nil)
    #expect(metrics.columns(in: .infinity) == nil)
    #expect(metrics.columns(in: -4) == 0)
    #expect(metrics.size(columns: 3, rows: 2) == CGSize(width: 24, height: 32))
  }

  @Test("S11.14 A text is measured in whole cells, with its baselines at the bottom of the rows")
  func measuring() {
    let text = TextContent("The quick brown fox")
    let wrapped = metrics.measure(text, in: ProposedViewSize(width: 80, height: nil))
    #expect(wrapped.size == CGSize(width: 72, height: 32))
    #expect(wrapped.firstBaseline == 16 && wrapped.lastBaseline == 32)
    let ideal = metrics.measure(text, in: .unspecified)
    #expect(ideal.size == CGSize(width: 19 * 8, height: 16))
    let low = metrics.measure(text, in: ProposedViewSize(width: 80, height: 10))
    #expect(low.size == CGSize(width: 80, height: 16))
    #expect(metrics.measure(TextContent(""), in: .unspecified).size == .zero)
  }

  @Test("Texts declared to measure alike do so at every width")
  func alike() {
    func content(_ text: String, limit: Int? = nil) -> NodeContent {
      var text = TextContent(text)
      text.lineLimit = limit
      return NodeContent(role: .text, leaf: .text(text))
    }
    let pairs = [
      ("7", "8", true), ("Item 999", "Atem 100", true), ("12:59", "13:00", true),
      ("up to 9-5 %", "up to 8-4 %", true), ("a-9 b", "a-c b", false), ("9", "10", false),
      ("a b", "abc", false), ("a", "", false), ("é", "e", false), ("日", "本", false),
      ("a\nb", "a\nc", false), ("(a", "b(", false), ("a\tb", "a\tc", false),
    ]
    for (one, other, isAlike) in pairs {
      #expect(metrics.measuresAlike(content(one), content(other)) == isAlike, "\(one), \(other)")
      guard isAlike else { continue }
      for columns in 0...12 {
        for rows in [nil, 0, 1, 2] as [CGFloat?] {
          let room = ProposedViewSize(width: CGFloat(columns) * 8, height: rows.map { $0 * 16 })
          let sizes = [one, other].map { metrics.measure(TextContent($0), in: room) }
          #expect(sizes[0] == sizes[1], "\(one), \(other) in \(columns) columns")
        }
      }
    }
    #expect(!metrics.measuresAlike(content("7"), content("8", limit: 1)))
    #expect(!metrics.measuresAlike(content("7"), NodeContent(role: .box)))
  }

  @Test("Line spacing and reserved lines take whole rows")
  func spacing() {
    var text = TextContent("a b c")
    text.lineSpacing = 14
    let narrow = ProposedViewSize(width: 8, height: nil)
    #expect(metrics.measure(text, in: narrow).size.height == 80)
    let low = ProposedViewSize(width: 8, height: 4 * 16)
    #expect(metrics.measure(text, in: low).size.height == 48)
    text = TextContent("a")
    text.reservedLines = 3
    #expect(metrics.measure(text, in: narrow).size.height == 48)
    #expect(metrics.measure(text, in: narrow).lastBaseline == 16)
  }

  @Test("Lines of a text with several styles keep them")
  func runs() {
    let red = TextStyle(underline: TextLine())
    let text = TextContent(runs: [.init("one "), .init("two thr", style: red), .init("ee")])
    func shown(_ columns: CGFloat, limit: Int? = nil) -> [[String]] {
      var copy = text
      copy.lineLimit = limit
      let layout = metrics.layout(copy, in: ProposedViewSize(width: columns * 8, height: nil))
      return copy.lines(of: layout).map { line in
        line.map { ($0.style == red ? "_" : "") + $0.string }
      }
    }
    #expect(shown(20) == [["one ", "_two thr", "ee"]])
    #expect(shown(7) == [["one ", "_two"], ["_thr", "ee"]])
    #expect(shown(6, limit: 1) == [["one ", "_t", "_…"]])
  }

  @Test("A character that two runs share belongs to the first")
  func sharedCharacter() {
    let text = TextContent(runs: [
      .init("e"), .init("\u{301}x", style: TextStyle(underline: TextLine())),
    ])
    let lines = text.lines(of: CellTextLayout(text.string))
    #expect(lines.first?.map(\.string) == ["e\u{301}", "x"])
  }
}
