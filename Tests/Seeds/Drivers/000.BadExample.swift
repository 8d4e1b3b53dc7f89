import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct BadExampleTests {
  @Test("000 The bad example has two states of one name, which know nothing of each other")
  func doubled() {
    let test = ViewTest(BadExample())
    #expect(
      test.stateGraph.sources.map(\.name) == ["BadExample.username", "BadChildView.username"])
  }
}
