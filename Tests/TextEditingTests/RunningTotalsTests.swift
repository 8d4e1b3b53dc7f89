import SeededRandom
import Testing

@testable import TextEditing

@Suite("The total before each of many lines")
struct RunningTotalsTests {
  @Test("After any changes it equals the sum", arguments: UInt64(0)..<20)
  func added(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var lengths = [3, 1, 4]
    var totals = RunningTotals()
    totals.replace(0..<0, with: lengths)
    for _ in 0..<100 {
      let low = Int.random(in: 0...lengths.count, using: &generator)
      let high = Int.random(in: low...min(lengths.count, low + 3), using: &generator)
      let new = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        Int.random(in: 1...9, using: &generator)
      }
      lengths.replaceSubrange(low..<high, with: new)
      totals.replace(low..<high, with: new)
      #expect(totals.count == lengths.count)
      var sum = 0
      for (line, length) in lengths.enumerated() {
        #expect(totals[line] == sum)
        #expect(totals.line(at: sum) == line && totals.line(at: sum + length - 1) == line)
        sum += length
      }
      #expect(totals[lengths.count] == sum)
    }
  }
}
