import SwiftUI
import Testing
import ViewTesting

private struct Letters: View {
  @Environment(\.sizeCategory) private var sizeCategory

  var body: some View { Text(sizeCategory.isAccessibilityCategory ? "big" : "usual") }
}

private struct NewLetters: View {
  @Environment(\.dynamicTypeSize) private var size

  var body: some View { Text(size == .xxxLarge ? "new big" : "new usual") }
}

private struct Page: View {
  @State private var size = DynamicTypeSize.large
  @State private var category = ContentSizeCategory.large

  var body: some View {
    VStack {
      Letters().dynamicTypeSize(size)
      NewLetters().environment(\.sizeCategory, category)
      Button("Larger") {
        size = .accessibility1
        category = .extraExtraExtraLarge
      }
    }
  }
}

@MainActor
struct ContentSizeCategoryTests {
  @Test("A view that reads the size category runs when the text size changes, and can set it")
  func follows() throws {
    let app = ViewTest(Page())
    #expect(app.exists("usual"))
    #expect(app.exists("new usual"))
    try app.tap("Larger")
    #expect(app.exists("big"))
    #expect(app.exists("new big"))
  }
}
