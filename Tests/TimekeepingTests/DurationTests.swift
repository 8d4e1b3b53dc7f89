import Testing
import Timekeeping

@Suite struct DurationTests {
  @Test("Seconds beyond every duration are a very long time, and NaN is none")
  func clamps() {
    #expect(Duration(clampingSeconds: 1.5) == .milliseconds(1500))
    #expect(Duration(clampingSeconds: .infinity) > .seconds(Int64.max / 1_000_000))
    #expect(Duration(clampingSeconds: .infinity) + .seconds(1) > .zero)
    #expect(Duration(clampingSeconds: -1e300) < .zero)
    #expect(Duration(clampingSeconds: .nan) == .zero)
    #expect(Duration(clampingSeconds: 1e300).clampedNanoseconds == .max)
  }
}
