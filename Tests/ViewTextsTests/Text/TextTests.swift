import Foundation
import HostInterface
import SwiftUI
import TestSupport
import Testing

@MainActor
struct TextTests {
  private func text(_ text: Text) -> TextContent { Screen { text }.texts[0] }
  private func string(_ text: Text) -> String { self.text(text).string }

  @Test("Interpolated values are formatted for the region")
  func interpolation() {
    #expect(string(Text("Hello, \("Kumiki")!")) == "Hello, Kumiki!")
    #expect(string(Text("\(1234) files")) == "1,234 files")
    #expect(string(Text("100% of \(3)")) == "100% of 3")
    #expect(string(Text("\(3.14159, specifier: "%.2f")")) == "3.14")
    #expect(string(Text("\(0.5, format: .percent)")) == "50%")
    #expect(string(Text("日本語 \("🎉")")) == "日本語 🎉")
    #expect(string(Text("")).isEmpty)
  }

  @Test("A formatter formats dates, numbers and everything it supports")
  func formatters() {
    let dates = DateFormatter()
    dates.locale = Locale(identifier: "en_US_POSIX")
    dates.timeZone = .gmt
    dates.dateFormat = "yyyy年M月d日"
    let date = Date(timeIntervalSince1970: 0)
    #expect(string(Text(date, formatter: dates)) == "1970年1月1日")
    #expect(string(Text("on \(date, formatter: dates)")) == "on 1970年1月1日")
    let numbers = NumberFormatter()
    numbers.minimumIntegerDigits = 3
    #expect(string(Text(NSNumber(value: 7), formatter: numbers)) == "007")
    #expect(string(Text("no. \(NSNumber(value: 7), formatter: numbers)")) == "no. 007")
  }

  @Test(
    "A noun agrees with its number if a text requests it",
    arguments: [
      (1, "item", "1 item"), (2, "item", "2 items"), (0, "box", "0 boxes"),
      (3, "new entry", "3 new entries"), (1, "days", "1 day"), (5, "day", "5 days"),
      (2, "Person", "2 People"), (1, "people", "1 person"), (4, "fish", "4 fish"),
      (1200, "photo", "1,200 photos"), (2, "bus", "2 buses"), (1, "class", "1 class"),
    ])
  func inflection(_ count: Int, _ noun: String, _ words: String) {
    let text = Text("You have ^[\(count) \(noun)](inflect: true).")
    #expect(string(text) == "You have \(words).")
    #expect(self.text(text).runs.allSatisfy { $0.style.link == nil })
  }

  @Test("A noun in another language, or without a number, is unchanged")
  func noInflection() {
    let german = Text("^[\(2) Bild](inflect: true)")
    let screen = Screen { german.environment(\.locale, Locale(identifier: "de_DE")) }
    #expect(screen.strings == ["2 Bild"])
    #expect(string(Text("^[some item](inflect: true) ^")) == "some item ^")
  }

  @Test("A link's URL and title may be values")
  func interpolatedLinks() {
    let address = "https://example.org/~ada/a_b*c?x=[1]"
    let title = "a](b) *c*"
    let text = self.text(Text("[\(title)](\(address)) and [more](https://example.org/x_y_z)"))
    #expect(text.string == "a](b) *c* and more")
    #expect(
      text.runs.compactMap(\.style.link) == [
        URL(string: address)!.absoluteString, "https://example.org/x_y_z",
      ])
  }

  @Test("Markdown keeps its lines only on request")
  func markdownOptions() throws {
    let source = "a **b**\nc [d](e)"
    let kept = try AttributedString(
      markdown: source,
      options: AttributedString.MarkdownParsingOptions(
        interpretedSyntax: .inlineOnlyPreservingWhitespace),
      baseURL: URL(string: "https://example.org/x/"))
    #expect(String(kept.characters) == "a b\nc d")
    #expect(
      kept.runs.compactMap(\.link?.absoluteString) == ["https://example.org/x/e"])
    let joined = try AttributedString(
      markdown: source, options: .init(interpretedSyntax: .inlineOnly))
    #expect(String(joined.characters) == "a b c d")
  }

  @Test("A secondary scale makes texts smaller, for one text or for all inside")
  func scale() {
    let sizes = Screen {
      Text("a")
      Text("b").textScale(.secondary)
      VStack {
        Text("c")
        Text("d").textScale(.default)
        Text("e").textScale(.default, isEnabled: false)
      }
      .textScale(.secondary)
      VStack { Text("f") }.textScale(.secondary, isEnabled: false)
    }
    .texts.map { $0.runs[0].style.font.size }
    let (full, small) = (sizes[0], sizes[0] * 0.8)
    #expect(sizes == [full, small, small, full, small, full])
  }

  @Test("The key of an interpolated literal has placeholders")
  func keys() {
    #expect(LocalizedStringKey("\(1) of \("x"), \(0.5)%").key == "%lld of %@, %lf%%")
  }

  @Test("Markdown in a literal is rendered, that in a string value is not")
  func markdown() {
    let content = text(Text("a **b** *c* `d` ~~e~~ [f](https://example.org) 2 * 3 * 4"))
    #expect(content.string == "a b c d e f 2 * 3 * 4")
    let runs = Dictionary(content.runs.map { ($0.string, $0.style) }) { first, _ in first }
    #expect(runs["b"]?.font.weight == 700)
    #expect(runs["c"]?.font.isItalic == true)
    #expect(runs["d"]?.font.design == .monospaced)
    #expect(runs["e"]?.isStruckThrough == true)
    #expect(runs["f"]?.link == "https://example.org")
    let value = "**raw** snake_case_name"
    #expect(string(Text(value)) == value)
    #expect(string(Text("\(value)")) == value)
    #expect(string(Text(verbatim: "**x**")) == "**x**")
  }

  @Test("Underlines and strikethroughs have a pattern and a colour")
  func lines() {
    let content = text(
      Text("a").underline(true, pattern: .dash, color: .red)
        + Text("b").strikethrough(pattern: .dashDot) + Text("c").underline(false))
    #expect(content.runs[0].style.underline?.pattern == .dash)
    #expect(content.runs[0].style.underline?.color != nil)
    #expect(content.runs[0].style.strikethrough == nil)
    #expect(content.runs[1].style.strikethrough == TextLine(.dashDot))
    #expect(content.runs[2].style.underline == nil)
    let inherited = Screen {
      Text("a").underline(pattern: .dot).environment(\.layoutDirection, .rightToLeft)
      VStack { Text("b") }.strikethrough(true, pattern: .dashDotDot, color: .blue)
    }
    #expect(inherited.texts[0].runs[0].style.underline == TextLine(.dot))
    #expect(inherited.texts[1].runs[0].style.strikethrough?.pattern == .dashDotDot)
    var attributed = AttributedString("x")
    attributed.underlineStyle = Text.LineStyle(pattern: .dot, color: .green)
    #expect(text(Text(attributed)).runs[0].style.underline?.pattern == .dot)
  }

  @Test("The modifier nearest to the text wins; concatenated texts keep their own styles")
  func joined() {
    let content = text((Text("a").bold() + Text("b").font(.caption)).font(.title))
    #expect(content.runs.map(\.style.font.weight) == [700, 400])
    #expect(content.runs.map(\.style.font.size) == [28, 12])
    let red = text(Text("a").foregroundColor(.red).foregroundColor(.blue))
    let (green, blue): (Double, Double) = (59 / 255, 48 / 255)
    #expect(red.runs[0].style.paint == .color(.rgba(1, green, blue, 1)))
  }

  @Test("Font, weight and line limit come from the environment")
  func environment() {
    let screen = Screen {
      Text("a").font(.headline).italic().lineLimit(2).multilineTextAlignment(.center)
    }
    #expect(screen.texts[0].runs[0].style.font == FontSpec(size: 17, weight: 600, isItalic: true))
    #expect(screen.texts[0].lineLimit == 2)
    #expect(screen.texts[0].alignment == .center)
    #expect(Screen { Text("ß").textCase(.uppercase) }.strings == ["SS"])
  }

  @Test("Text styles follow the user's text size, fixed sizes do not")
  func dynamicType() {
    let screen = Screen {
      VStack {
        Text("a").font(.largeTitle)
        Text("b").font(.system(size: 20))
      }.dynamicTypeSize(.accessibility5)
    }
    #expect(screen.texts.map(\.runs[0].style.font.size) == [60, 20])
  }

  @Test("An attributed string can set fonts, colours and links")
  func attributed() throws {
    var string = AttributedString("now")
    string.foregroundColor = .white
    string.font = .caption
    string += try AttributedString(markdown: "&#32;**here**")
    let content = text(Text(string))
    #expect(content.string == "now here")
    #expect(content.runs[0].style.paint == .color(.rgba(1, 1, 1, 1)))
    #expect(content.runs[0].style.font.size == 12)
    #expect(content.runs.last?.style.font.weight == 700)
  }

  @Test("Dates are formatted in their style")
  func dates() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(string(Text(date, style: .date)) == "January 1, 2001")
    #expect(string(Text(date, style: .time)).hasPrefix("12:00"))
    #expect(string(Text(date, format: .iso8601)) == "2001-01-01T00:00:00Z")
    let late = Screen { Text(date, style: .timer).environment(\.now, date + 3723) }
    #expect(late.strings == ["1:02:03"])
    let soon = Screen { Text(date + 8000, style: .relative).environment(\.now, date) }
    #expect(soon.strings == ["2 hr, 13 min"])
  }

  @Test(
    "S16.2 An offset is how far now is past the date: minus before it, plus after it",
    arguments: [(-660, "-11 minutes"), (7200, "+2 hours")])
  func offsets(_ seconds: TimeInterval, _ words: String) {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let screen = Screen { Text(date, style: .offset).environment(\.now, date + seconds) }
    #expect(screen.strings == [words])
  }

  @Test(
    "S16.1 An interval within a day is shown by its times, a longer one by its days",
    arguments: [
      (22.25, 1.5, "en_US", "10:15–11:45\u{202F}PM"),
      (10.25, 13.5, "en_US", "10:15\u{202F}AM–11:45\u{202F}PM"),
      (22.25, 1.5, "en_GB", "22:15–23:45"),
      (22.25, 24, "en_US", "Nov 14 – Nov 15"), (9, 0, "en_US", "9:00–9:00\u{202F}AM"),
    ] as [(Double, Double, String, String)])
  func intervals(_ start: Double, _ hours: Double, _ locale: String, _ words: String) throws {
    let day = try Date("2023-11-14T00:00:00Z", strategy: .iso8601)
    let interval = DateInterval(start: day + start * 3600, duration: hours * 3600)
    let screen = Screen {
      VStack {
        Text(interval)
        Text("\(interval.start...interval.end)")
      }
      .environment(\.locale, Locale(identifier: locale)).environment(\.timeZone, .gmt)
    }
    #expect(screen.strings == [words, words])
  }

  @Test("The background colour in an attributed string reaches hosts")
  func backgrounds() {
    var string = AttributedString("plain ")
    var marked = AttributedString("marked")
    marked.backgroundColor = .white
    string += marked
    #expect(text(Text(string)).runs.map(\.style.background) == [nil, .rgba(1, 1, 1, 1)])
  }

  @Test("bold(false) and italic(false) undo the outer modifier, not the font's own style")
  func takenBack() {
    func spec(_ text: Text) -> FontSpec { self.text(text).runs[0].style.font }
    #expect(spec(Text("a").bold(false).bold()).weight == 400)
    #expect(spec(Text("a").font(.headline).bold(false)).weight == 600)
    #expect(spec(Text("a").font(.body.bold()).bold(false)).weight == 700)
    #expect(!spec(Text("a").italic(false).italic()).isItalic)
    #expect(spec(Text("a").font(.body.italic()).italic(false)).isItalic)
    let outside = Screen { VStack { Text("a").bold(false) }.bold().font(.title2.weight(.heavy)) }
    #expect(outside.texts[0].runs[0].style.font.weight == 800)
  }

  @Test("A placeholder keeps its size and hides its letters")
  func redaction() {
    let screen = Screen { Text("secret 1").redacted(reason: .placeholder) }
    #expect(screen.strings == ["██████ █"])
    #expect(Screen { Text("a").unredacted().redacted(reason: .placeholder) }.strings == ["a"])
    #expect(Screen { Text("a").redacted(reason: .privacy) }.strings == ["a"])
    #expect(Screen { Text("a").privacySensitive().redacted(reason: .privacy) }.strings == ["█"])
  }
}
