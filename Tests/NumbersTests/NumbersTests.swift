import Foundation
import Testing

/// Whatever number a program gives, wherever it may give one, nothing traps and nothing hangs.
///
/// Each group runs in a process of its own, since a trap ends it; the child says what it is at, so
/// that the test can name it. It goes on behind it, to find all of them at once.
///
/// It takes many minutes of processor time, so it runs only if asked:
/// `KUMIKI_NUMBERS=1 swift test -c release --filter NumbersTests`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["KUMIKI_NUMBERS"] != nil))
struct NumbersTests {
  @Test("No number of a program traps or hangs", arguments: NumberGroup.allCases)
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
