import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Sizes of texts without a view")
struct StringSizeTests {
  private struct Measure: View {
    let text: String
    var body: some View { Text(verbatim: text).font(.system(size: 17)) }
  }

  private let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  @Test("A text has the size that the host draws, by each of the three names")
  func size() throws {
    let app = ViewTest(Measure(text: "Total"))
    let shown = try app.find("Total").frame.size
    #expect("Total".size(withAttributes: font) == shown)
    #expect(NSString(string: "Total").size(withAttributes: font) == shown)
    #expect(NSAttributedString(string: "Total", attributes: font).size() == shown)
    #expect("Total".prefix(2).size(withAttributes: font).width < shown.width)
  }

  @Test("A text is wrapped to a width if it may take several lines")
  func wrapped() {
    let app = ViewTest(Measure(text: "a"))
    let room = CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude)
    let text = "one two three four five six"
    let line = text.boundingRect(with: room, attributes: font, context: nil)
    let lines = text.boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: font,
      context: nil)
    #expect(line.size == text.size(withAttributes: font))
    #expect(lines.width <= 60 && lines.height >= 2 * line.height)
    #expect("".size(withAttributes: font).width == 0)
    _ = app
  }

  @Test("Off the main actor, where no host is available, a size is estimated")
  func estimated() async {
    let app = ViewTest(Measure(text: "a"))
    let measured = "Total".size(withAttributes: font)
    let size = await Task.detached {
      "Total".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    }.value
    #expect(size.width == 42.5 && size.width != measured.width)
    _ = app
  }
}
