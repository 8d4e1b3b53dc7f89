import Testing
import ViewTesting

@testable import gallery

@MainActor
@Suite struct CounterTests {
  @Test("The child changes the parent's number, and only views that show it run")
  func counting() throws {
    let app = ViewTest(CounterView())
    #expect(app.exists("Count: 0"))
    try app.tap("Increase")
    #expect(app.exists("Count: 1"))
    #expect(app.bodiesRun == ["CounterView", "CounterButtons"])
    try app.tap("Increase")
    try app.tap("Decrease")
    #expect(app.exists("Count: 1"))
  }

  @Test("The number cannot go below zero")
  func lowerBound() throws {
    let app = ViewTest(CounterView())
    #expect(try !app.button("Decrease").isEnabled)
    try app.tap("Increase")
    #expect(try app.button("Decrease").isEnabled)
    try app.tap("Reset")
    #expect(app.exists("Count: 0"))
    #expect(try !app.button("Decrease").isEnabled)
  }

  @Test("From ten on there is a remark, which disappears again")
  func remark() throws {
    let app = ViewTest(CounterView())
    for _ in 0..<10 { try app.tap("Increase") }
    #expect(app.exists("That is plenty."))
    try app.tap("Decrease")
    #expect(!app.exists("That is plenty."))
  }
}
