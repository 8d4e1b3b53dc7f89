import Testing
import ViewTesting

@testable import gallery

@MainActor
@Suite struct ThemeTests {
  private let app = ViewTest(ThemeView())

  private func titles(_ theme: Theme) -> [String] {
    app.findAll(.identifier(theme.name)).flatMap { card in
      ["A walk", "A letter", "A dream"].filter { card.text.contains($0) }
    }
  }

  @Test("The environment's theme applies, and the nearest one wins")
  func choosing() throws {
    #expect(titles(.plain) == ["A walk", "A letter"])
    #expect(titles(.night) == ["A dream"])
    try app.picker("Theme").pick("Forest")
    #expect(titles(.plain) == [])
    #expect(titles(.forest) == ["A walk", "A letter"])
    #expect(titles(.night) == ["A dream"])
  }

  @Test("Only the cards that read the theme run again")
  func bodies() throws {
    try app.picker("Theme").pick("Forest")
    #expect(app.bodiesRun == ["ThemeView", "ThemedCard", "ThemedCard"])
  }
}
