import SwiftUI
import Testing

@testable import TerminalHost

@Suite("Text that a field has no room for")
@MainActor
struct CutTextTests {
  private func line(_ text: String, _ prompt: String = "", width: CGFloat = 80) -> String {
    let field = TextField("", text: .constant(text), prompt: Text(prompt)).frame(width: width)
    let screen = AppScreen(field, 30, 3)
    return screen.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test("A prompt ends in an ellipsis if it is cut, as any text")
  func prompt() {
    #expect(line("", "Where to") == "Where to")
    #expect(line("", "Where to go") == "Where t…")
    #expect(line("", "どこへ行く") == "どこへ…")
  }

  @Test("A mark at the end tells that the text goes on, also after wide characters")
  func end() {
    #expect(line("12345678") == "12345678")
    #expect(line("123456789") == "1234567›")
    #expect(line("積み木を") == "積み木を")
    #expect(line("積み木を片") == "積み木 ›")
  }
}
