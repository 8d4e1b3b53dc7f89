import Observation
import Locking
import Testing

@Observable private final class Model {
  var number = 0
  var numbers = [0]
}

/// The behaviour of the standard library's Observation that the runtime relies on.
@MainActor
struct ObservationTrackingTests {
  private let model = Model()

  /// How often the change handler was called while `act` ran, and the values of `number` that it
  /// saw.
  private func changes(reading read: () -> Void, then act: () -> Void) -> [Int] {
    let seen = Mutex<[Int]>([])
    nonisolated(unsafe) let model = model
    withObservationTracking(read) { seen.withLock { $0.append(model.number) } }
    act()
    return seen.withLock { $0 }
  }

  @Test("S5.1 A tracking reports one change, at once, before the value is stored")
  func oneShot() {
    let seen = changes(reading: { _ = model.number }) {
      model.number = 1
      model.number = 2
    }
    #expect(seen == [0])
  }

  @Test("S5.2 An equal value is not reported, an in-place change always is")
  func equalValues() {
    #expect(changes(reading: { _ = model.number }) { model.number = 0 } == [])
    #expect(changes(reading: { _ = model.numbers }) { model.numbers = [0] } == [])
    #expect(changes(reading: { _ = model.number }) { model.number += 0 } == [0])
    #expect(changes(reading: { _ = model.numbers }) { model.numbers.append(contentsOf: []) } == [0])
  }

  @Test("S5.3 An in-place change within a tracking is a read, an assignment is not")
  func readsInPlace() {
    #expect(changes(reading: { model.number = 5 }) { model.number = 6 } == [])
    #expect(changes(reading: { model.number += 1 }) { model.number = 9 } == [7])
  }

  @Test("S5.6 What an inner tracking reads counts for the outer one as well")
  func nesting() {
    let seen = changes {
      withObservationTracking {
        _ = model.number
      } onChange: {
      }
    } then: {
      model.number = 3
    }
    #expect(seen == [0])
  }
}
