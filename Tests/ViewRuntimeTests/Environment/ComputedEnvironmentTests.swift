import SwiftUI
import Testing
import ViewTesting

extension EnvironmentValues {
  @Entry fileprivate var isLarge = false
  @Entry fileprivate var smallSize = 1
  @Entry fileprivate var largeSize = 10

  /// A computed value that depends on other keys as these change.
  fileprivate var shownSize: Int { isLarge ? largeSize : smallSize }
}

@MainActor
struct ComputedEnvironmentTests {
  @Test("S6.5 A computed value follows the keys that it reads now, not only those it read first")
  func changingKeys() throws {
    struct Size: View {
      @Environment(\.shownSize) private var size
      var body: some View { Text("size \(size)") }
    }
    struct Screen: View {
      @State private var isLarge = false
      @State private var small = 1
      @State private var large = 1
      var body: some View {
        VStack {
          Size()
          PlainButton("switch") { isLarge.toggle() }
          PlainButton("small") { small += 1 }
          PlainButton("large") { large += 10 }
        }
        .environment(\.smallSize, small)
        .environment(\.largeSize, large)
        .environment(\.isLarge, isLarge)
      }
    }
    let app = ViewTest(Screen())
    // Both are equal: the body does not run, but the value has another source.
    try app.tap("switch")
    try app.tap("large")
    #expect(app.exists("size 11"))
    try app.tap("small")
    #expect(!app.bodiesRun.contains("Size"))
    try app.tap("switch")
    #expect(app.exists("size 2"))
    try app.tap("small")
    #expect(app.exists("size 3"))
  }
}
