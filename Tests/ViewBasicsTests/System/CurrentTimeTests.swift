import SwiftUI
import Testing
import ViewTesting

@MainActor
struct CurrentTimeTests {
  @Test("In a test, the animation clock is the test's")
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

  @Test("Mach's ticks use the same clock, and their length is known")
  func ticks() async throws {
    struct Watch: View {
      @State private var start: UInt64 = 0
      @State private var passed: UInt64 = 0
      var body: some View {
        Button("Start") { start = mach_absolute_time() }
        Button("Stop") {
          var base = mach_timebase_info()
          guard mach_timebase_info(&base) == KERN_SUCCESS else { return }
          passed = (mach_absolute_time() - start) * UInt64(base.numer) / UInt64(base.denom)
        }
        Text(verbatim: "\(passed / NSEC_PER_SEC) s")
      }
    }
    let app = ViewTest(Watch())
    try app.tap("Start")
    try await app.advance(by: .seconds(90))
    try app.tap("Stop")
    #expect(app.exists("90 s"))
    var data = mach_timebase_info_data_t()
    mach_timebase_info(&data)
    #expect(data == mach_timebase_info(numer: 1, denom: 1))
  }
}
