import Testing
import ViewTesting

@testable import gallery

@MainActor
@Suite struct GalleryMenuTests {
  @Test("Every example opens from the menu, reports nothing, and leads back")
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

  @Test("The groups contain every example once")
  func groups() {
    let examples = ExampleGroup.allCases.flatMap(\.examples)
    #expect(examples.count == Example.allCases.count && Set(examples) == Set(Example.allCases))
  }

  @Test("If there is room, a picture of the focused example is beside the list")
  func pictures() async throws {
    let app = ViewTest(GalleryMenu(), size: .init(width: 960, height: 640))
    #expect(app.exists("Picture of Counter"))
    for example in Example.allCases {
      try app.find(.button(example.title)).focus()
      try await app.settle()
      #expect(app.exists("Picture of \(example.title)"), "\(example)")
      #expect(app.diagnostics.isEmpty, "\(example)")
    }
    app.resize(to: .init(width: 640, height: 640))
    #expect(
      !app.exists(.containing("Picture of")) && app.exists(.containing(Example.counter.summary)))
    // Where only half a sentence fits, there is none.
    app.resize(to: .init(width: 320, height: 640))
    #expect(!app.exists(.containing(Example.counter.summary)))
  }
}
