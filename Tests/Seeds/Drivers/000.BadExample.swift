import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct BadExampleTests {
  @Test("000 The bad example has two independent states of the same name")
  func doubled() {
    let test = ViewTest(BadExample())
    #expect(
      test.stateGraph.sources.map(\.name) == ["BadExample.username", "BadChildView.username"])
  }
}
