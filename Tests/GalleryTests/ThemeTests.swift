import Testing
import ViewTesting

@testable import gallery

@MainActor
@Suite struct ThemeTests {
  private let app = ViewTest(ThemeView())

  private var themes: [String?] {
    ["A walk", "A letter", "A dream"].map { title in
      app.findAll(.containing(title)).compactMap { $0.identifier }.first
    }
  }

  @Test("The surroundings choose, and the nearest wins")
  func choosing() throws {
    #expect(themes == ["Plain", "Plain", "Night"])
    try app.picker("Theme").pick("Forest")
    #expect(themes == ["Forest", "Forest", "Night"])
  }

  @Test("Only the cards that read the theme run again")
  func bodies() throws {
    try app.picker("Theme").pick("Forest")
    #expect(app.bodiesRun == ["ThemeView", "ThemedCard", "ThemedCard"])
  }
}
