import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct CounterViewTests {
  @Test("000 Plus counts, Reset goes back, and minus is disabled at zero")
  func counts() throws {
    let test = ViewTest(CounterView())
    let buttons = test.findAll(.button())
    try #require(buttons.count == 3)
    #expect(!buttons[0].isEnabled)
    try buttons[2].tap()
    try buttons[2].tap()
    #expect(test.exists("Count: 2"))
    #expect(test.bodiesRun == ["CounterView"])
    try buttons[0].tap()
    #expect(test.exists("Count: 1"))
    try test.tap("Reset")
    #expect(test.exists("Count: 0"))
  }
}
