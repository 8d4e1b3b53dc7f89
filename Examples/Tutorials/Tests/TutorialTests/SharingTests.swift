import Testing
import ViewTesting

@testable import Sharing

@MainActor
struct SharingTests {
  @Test("Who reads a property or binds to it runs again when it changes, and nobody else")
  func observe() throws {
    let app = ViewTest(TripView())
    try app.textField("Where to?").type("K")
    #expect(app.bodiesRun == ["TripTitle", "DestinationField"])
    try app.tap("Passport")
    #expect(app.bodiesRun == ["BagView"])
    #expect(app.exists("2 to go"))
  }
}
