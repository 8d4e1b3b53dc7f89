import Testing
import ViewTesting

@testable import Tea

@MainActor
struct TeaTests {
  @Test("Three minutes later the tea is ready")
  func ready() async throws {
    let app = ViewTest(TeaView())
    try app.tap("Start")
    try await app.advance(by: .seconds(61))
    #expect(app.exists("1:59"))
    try await app.advance(by: .seconds(119))
    #expect(app.exists("Your tea is ready."))
  }

  @Test("Stop goes back to the choice, which is as it was")
  func stop() async throws {
    let app = ViewTest(TeaView())
    try app.stepper("Steep for 3 min").increment()
    try app.tap("Start")
    try await app.advance(by: .seconds(10))
    try app.tap("Stop")
    try await app.advance(by: .seconds(10))
    #expect(app.exists("Steep for 4 min"))
  }
}
