import SwiftUI
import Testing
import ViewTesting

@MainActor
struct FontResolutionTests {
  private struct Answers: View {
    let font: Font
    let take: (Font.Resolved) -> Void
    @Environment(\.fontResolutionContext) private var context

    var body: some View {
      let _ = take(font.resolve(in: context))
      Text("A")
    }
  }

  private func resolved(_ font: Font, at size: DynamicTypeSize = .large) -> Font.Resolved? {
    var answer: Font.Resolved?
    _ = ViewTest(Answers(font: font) { answer = $0 }.dynamicTypeSize(size))
    return answer
  }

  @Test("A font resolves to how it is shown in its context")
  func resolving() throws {
    #expect(resolved(.default) == resolved(.body))
    #expect(resolved(.body)?.pointSize == 17)
    #expect(try #require(resolved(.body, at: .accessibility1)).pointSize > 17)
    #expect(resolved(.system(size: 20), at: .accessibility1)?.pointSize == 20)
    let font = try #require(
      resolved(.system(size: 20, weight: .heavy, design: .monospaced).italic().smallCaps()))
    #expect(font.isBold && font.isItalic && font.isMonospaced && font.isSmallCaps)
    #expect(font.weight == .heavy && !font.isLowercaseSmallCaps)
    let plain = try #require(resolved(.body.leading(.tight).width(.expanded)))
    #expect(!plain.isBold && !plain.isItalic && !plain.isMonospaced)
    #expect(plain.leading == .tight && plain.width == .expanded)
  }

  @Test("Bold and italic can be turned on and off", arguments: [Font.body, .headline, .caption])
  func turning(font: Font) throws {
    #expect(try #require(resolved(font.bold(true).italic(true))).isBold)
    #expect(try #require(resolved(font.italic(true))).isItalic)
    let plain = try #require(resolved(font.bold().italic().bold(false).italic(false)))
    #expect(!plain.isBold && !plain.isItalic)
  }
}
