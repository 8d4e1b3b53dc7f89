import SwiftUI
import Testing
import ViewTesting

@MainActor
struct CurrentTimeTests {
  @Test("The clock of animations is the test's in a test")
  func mediaTime() async throws {
    struct Watch: View {
      @State private var start = 0.0
      @State private var passed = 0.0
      var body: some View {
        Button("Start") { start = CACurrentMediaTime() }
        Button("Stop") { passed = autoreleasepool { CACurrentMediaTime() - start } }
        Text(verbatim: "\(Int(passed.rounded())) s")
      }
    }
    let app = ViewTest(Watch())
    try app.tap("Start")
    try await app.advance(by: .seconds(90))
    try app.tap("Stop")
    #expect(app.exists("90 s"))
    let difference = CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate
    #expect(abs(difference) < 60)
  }
}
