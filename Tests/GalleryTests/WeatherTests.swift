import Foundation
import Testing
import ViewTesting

@testable import gallery

@MainActor
@Suite struct WeatherTests {
  private let app = ViewTest(WeatherView())

  @Test("A city name composed in Japanese is requested and shown")
  func loading() async throws {
    #expect(app.exists("Which place?"))
    let place = try app.textField("Place")
    try place.compose("きょうと")
    try place.commit("京都")
    try place.submit()
    #expect(app.exists("Asking 京都 …"))
    try await app.advance(by: .seconds(1))
    #expect(app.exists("18.0 °C"))
    #expect(app.exists("cloudy"))
  }

  @Test("A failure shows the reason; Try Again requests again")
  func failing() async throws {
    try app.tap("Atlantis")
    try await app.advance(by: .seconds(1))
    #expect(app.exists("Nobody measures the weather of Atlantis."))
    try app.tap("Try again")
    #expect(app.exists("Asking Atlantis …"))
  }

  @Test("A later request wins over an earlier one")
  func overtaking() async throws {
    try app.tap("Bergen")
    try await app.advance(by: .milliseconds(500))
    try app.tap("Nairobi")
    try await app.advance(by: .milliseconds(500))
    #expect(app.exists("Asking Nairobi …"))
    try await app.advance(by: .milliseconds(500))
    #expect(app.exists("24.5 °C"))
  }

  @Test("A request can be cancelled")
  func cancelling() async throws {
    try app.tap("Bergen")
    try app.tap("Cancel")
    #expect(app.exists("Which place?"))
    try await app.advance(by: .seconds(5))
    #expect(app.exists("Which place?"))
  }

  @Test("An empty name requests nothing")
  func empty() throws {
    try app.textField("Place").type("  ")
    try app.textField("Place").submit()
    #expect(app.exists("Which place?"))
  }
}
