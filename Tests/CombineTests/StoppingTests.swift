import Combine
import Foundation
import Testing

/// Programming errors that stop the program.
@Suite("Where a publisher stops the program")
struct StoppingTests {
  @Test("breakpoint raises a trap signal")
  func breakpoint() async {
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      _ = Just(1).breakpoint(receiveOutput: { _ in true }).sink { _ in }
    }
    await #expect(processExitsWith: .success) {
      _ = Just(1).breakpoint(receiveOutput: { _ in false }).sink { _ in }
    }
  }

  @Test("A range of positions with a negative lower bound traps")
  func negativePositions() async {
    await #expect(processExitsWith: .failure) { _ = Optional(1).publisher.output(in: -1...4) }
    await #expect(processExitsWith: .failure) {
      _ = PassthroughSubject<Int, Never>().output(in: -1...4)
    }
  }
}
