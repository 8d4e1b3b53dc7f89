import Testing
import ViewTesting

@testable import gallery

@MainActor
@Suite struct TallyTests {
  private let app = ViewTest(TallyView())

  @Test("Each step is recorded, the newest first")
  func history() throws {
    #expect(app.exists("No steps yet."))
    try app.tap("More")
    try app.tap("More")
    try app.tap("Less")
    #expect(app.exists("Count: 1"))
    #expect(try app.find("Step 3: 1").order < app.find("Step 1: 1").order)
    #expect(app.exists("Step 2: 2"))
  }

  @Test("Undo goes back step by step to the beginning")
  func undoing() throws {
    try app.tap("More")
    try app.tap("Reset")
    #expect(app.exists("Step 2: 0"))
    try app.tap("Undo")
    #expect(!app.exists("Step 2: 0"))
    #expect(try app.button("Reset").isEnabled)
    try app.tap("Undo")
    #expect(app.exists("No steps yet."))
    #expect(!app.exists("Undo"))
  }

  @Test("Numbers may be negative, and a hundred steps equal a single one")
  func many() throws {
    for _ in 0..<100 { try app.tap("Less") }
    #expect(app.exists("Step 100: -100"))
  }
}
