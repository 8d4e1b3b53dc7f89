import Foundation
import Testing

/// No number that a program may pass anywhere traps or hangs.
///
/// Each group runs in a separate process, since a trap ends it. The child reports its progress, so
/// that the test can name the case and continue after it, to find all of them at once.
///
/// It takes many minutes of processor time and runs only on request: `KUMIKI_NUMBERS=1 swift test
/// -c release --filter NumbersTests`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["KUMIKI_NUMBERS"] != nil))
struct NumbersTests {
  @Test("No number passed by an app traps or hangs", arguments: NumberGroup.allCases)
  func survives(_ group: NumberGroup) async throws {
    var start = 0
    while true {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { [group = group as NumberGroup, start = start as Int] in
        try await NumberTrial.run(group, from: start)
      }
      let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      guard let fault = NumberTrial.fault(in: said) else {
        #expect(said.contains(NumberTrial.end))
        return
      }
      Issue.record("\(group): \(fault.words)")
      start = fault.step + 1
    }
  }
}
