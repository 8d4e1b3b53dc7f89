import Testing
import ViewTesting

@testable import gallery

@MainActor
@Suite struct GalleryMenuTests {
  @Test("Every example opens from the menu, complains of nothing, and there is a way back")
  func opening() throws {
    for example in Example.allCases {
      let app = ViewTest(GalleryMenu(), size: .init(width: 640, height: 800))
      try app.tap(.named(example.title))
      #expect(app.exists("‹ Gallery"), "\(example)")
      #expect(app.diagnostics.isEmpty, "\(example)")
      try app.tap("‹ Gallery")
      #expect(app.exists("Gallery"), "\(example)")
    }
  }

  @Test("The names on the command line are those of the examples, in any case")
  func names() {
    #expect(CommandLineChoice(["gallery"]) == .menu)
    #expect(CommandLineChoice(["gallery", "counter"]) == .app(.counter))
    #expect(CommandLineChoice(["gallery", "Todo", "tasks.json"]) == .app(.todo))
    #expect(CommandLineChoice(["gallery", "--size", "60x16"]) == .menu)
    #expect(CommandLineChoice(["gallery", "--help"]) == .help)
    #expect(CommandLineChoice(["gallery", "夕方"]) == .unknown("夕方"))
  }

  @Test("The help names every example")
  func help() {
    for example in Example.allCases {
      #expect(CommandLineChoice.usage.contains(example.rawValue))
    }
  }
}
