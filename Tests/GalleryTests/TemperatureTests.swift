import Testing
import ViewTesting

@testable import gallery

@MainActor
@Suite struct TemperatureTests {
  @Test("Moving one scale moves the other")
  func bothWays() throws {
    let app = ViewTest(TemperatureView())
    #expect(app.exists("Celsius: 20.0°C"))
    #expect(app.exists("Fahrenheit: 68.0°F"))
    try app.slider("Celsius").drag(to: 0)
    #expect(app.exists("Fahrenheit: 32.0°F"))
    try app.slider("Fahrenheit").drag(to: 122)
    #expect(app.exists("Celsius: 50.0°C"))
    #expect(app.exists("Find some shade."))
  }

  @Test("A value beyond the range is clamped")
  func range() throws {
    let app = ViewTest(TemperatureView())
    try app.slider("Celsius").drag(to: -500)
    #expect(app.exists("Celsius: -40.0°C"))
    #expect(app.exists("Fahrenheit: -40.0°F"))
  }
}
