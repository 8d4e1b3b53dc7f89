import Foundation
import Testing
import ViewTesting

@testable import gallery

@MainActor
@Suite struct WeatherTests {
  private let app = ViewTest(WeatherView())

  @Test("A place that was composed in Japanese is asked for and shown")
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

  @Test("A failure says why; trying again asks again")
  func failing() async throws {
    try app.tap("Atlantis")
    try await app.advance(by: .seconds(1))
    #expect(app.exists("Nobody measures the weather of Atlantis."))
    try app.tap("Try again")
    #expect(app.exists("Asking Atlantis …"))
  }

  @Test("A later question wins over an earlier one")
  func overtaking() async throws {
    try app.tap("Bergen")
    try await app.advance(by: .milliseconds(500))
    try app.tap("Nairobi")
    try await app.advance(by: .milliseconds(500))
    #expect(app.exists("Asking Nairobi …"))
    try await app.advance(by: .milliseconds(500))
    #expect(app.exists("24.5 °C"))
  }

  @Test("A request can be given up")
  func cancelling() async throws {
    try app.tap("Bergen")
    try app.tap("Cancel")
    #expect(app.exists("Which place?"))
    try await app.advance(by: .seconds(5))
    #expect(app.exists("Which place?"))
  }

  @Test("Nothing asks for nothing")
  func empty() throws {
    try app.textField("Place").type("  ")
    try app.textField("Place").submit()
    #expect(app.exists("Which place?"))
  }
}
