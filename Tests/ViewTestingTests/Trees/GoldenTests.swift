import SwiftUI
import Testing
import ViewTesting

@MainActor
struct GoldenTests {
  private let app = ViewTest(VStack { Text("One") }, size: CGSize(width: 80, height: 16))

  @Test("A golden file contains the tree")
  func golden() throws {
    try app.expectTree("one")
  }

  @Test("Without a golden file, the error says how to record it")
  func missing() {
    let error = #expect(throws: ViewTestError.self) { try app.expectTree("never written") }
    #expect(error?.message.contains("VIEWTESTING_RECORD=1") == true)
  }

  @Test("A difference is shown line by line")
  func difference() {
    let error = #expect(throws: ViewTestError.self) {
      try app.expectTree(
        equals: """
          window 0,0 80x16
            box 28,0 24x16
              text "Two" 28,0 24x16
          """)
    }
    #expect(
      error?.message.hasSuffix(
        """
            box 28,0 24x16
        -     text "Two" 28,0 24x16
        +     text "One" 28,0 24x16
        """) == true)
  }
}
