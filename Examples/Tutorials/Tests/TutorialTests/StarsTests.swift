import SwiftUI
import Testing
import ViewTesting

@testable import Stars

@MainActor
struct StarsTests {
  @Test("A screen reader's user turns it up and down")
  func adjust() throws {
    let app = ViewTest(ReviewView())
    try app.find(.label("Coffee")).increment()
    #expect(app.exists("4 of 5"))
  }

  @Test("Arrows go with the reading direction, and stop at the ends")
  func keys() throws {
    let app = ViewTest(ReviewView())
    try app.press(.tab)
    for _ in 1...3 { try app.press(.right) }
    #expect(app.exists("5 of 5"))
    app.changeEnvironment(layoutDirection: .rightToLeft)
    try app.press(.right)
    #expect(app.exists("4 of 5"))
  }

  @Test("A screen reader hears one thing, with a value that can be changed")
  func speech() throws {
    let app = ViewTest(ReviewView())
    #expect(app.spoken == ["Coffee, 3 of 5", "3 of 5"])
  }

  @Test("Nothing can be done to it while it is disabled")
  func disabled() throws {
    let app = ViewTest(ReviewView().disabled(true))
    #expect(throws: ViewTestError.self) { try app.press(.tab) }
    let stars = try app.find(.label("Coffee"))
    #expect(throws: ViewTestError.self) { try stars.increment() }
    #expect(app.exists("3 of 5"))
  }
}
