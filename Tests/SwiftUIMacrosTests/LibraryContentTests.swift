import SwiftUI
import Testing

/// Fails the test if an editor's snippet runs.
private struct Badge: View {
  init() { Issue.record("A snippet ran.") }

  var body: some View { Text("3") }
}

private struct Library: LibraryContentProvider {
  var views: [LibraryItem] {
    LibraryItem(Badge(), category: .control)
    LibraryItem(Badge(), visible: false, title: "Badge", matchingSignature: "badge")
  }

  func modifiers(base: Text) -> [LibraryItem] {
    [LibraryItem(base.padding(), title: "Padded", category: .layout)]
  }
}

private struct Empty: LibraryContentProvider {}

@MainActor
struct LibraryContentTests {
  @Test("Library content for an editor compiles, and none of it runs")
  func items() {
    #expect(Library().views.count == 2)
    #expect(Library().modifiers(base: Text("A")).count == 1)
    #expect(Empty().views.isEmpty && Empty().modifiers(base: 1).isEmpty)
  }
}
