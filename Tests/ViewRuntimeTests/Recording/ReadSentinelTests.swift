import Observation
import SwiftUI
import Testing

@testable import ViewRuntime
@testable import ViewTesting

@MainActor
struct ReadSentinelTests {
  @Observable final class Model {
    var count = 0
    var name = ""
  }

  private final class Token: Sendable {}

  @Test("A tracking leaves nothing in the object once its sentinel was fired")
  func ends() {
    let model = Model()
    let sentinel = ReadSentinel()
    weak var alive: Token?
    do {
      let token = Token()
      alive = token
      ReadSentinel.track {
        _ = model.count
        sentinel.register()
      } willSet: { _ in
        withExtendedLifetime(token) {}
      }
    }
    model.count += 1
    #expect(alive != nil)
    sentinel.fire()
    #expect(alive == nil)
  }

  private struct Screen: View {
    let model: Model
    @State private var isLong = false

    var body: some View {
      Button("Longer") { isLong.toggle() }
      Text(isLong ? "\(model.name) \(model.count)" : model.name)
    }
  }

  private struct Weak {
    weak var notes: ObjectReads.Notes?
  }

  @Test("A body that runs again for another reason leaves no notes in the object that it read")
  func bodies() throws {
    let test = ViewTest(Screen(model: Model()))
    for _ in 0..<3 {
      let former = test.recorder.reads.values.map { Weak(notes: $0.notes) }
      try test.tap("Longer")
      let present = test.recorder.reads.values.map { ObjectIdentifier($0.notes) }
      let left = former.compactMap(\.notes).filter { !present.contains(ObjectIdentifier($0)) }
      #expect(left.isEmpty)
    }
  }
}
