import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct CounterModelTests {
  @Test("004 A body that reads an observable model runs when it changes")
  func counts() throws {
    let test = ViewTest(CounterView())
    try test.tap("Increment")
    #expect(test.exists("Count: 1"))
    #expect(test.bodiesRun == ["CounterView"])
  }
}
