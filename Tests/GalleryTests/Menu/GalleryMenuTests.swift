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
}
