import Observation
import SwiftUI
import Testing

@testable import UpdateRecording
@testable import ViewRuntime
@testable import ViewTesting

@MainActor
struct ReadSentinelTests {
  @Observable final class Model {
    var count = 0
    var name = ""
  }

  private final class Token: Sendable {}

  @Test("A tracking leaves nothing in the object once its sentinel has fired")
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

  @Test("A body that runs again for another reason leaves no registrations in the object it read")
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

  private struct Plain: View {
    @State private var count = 0

    var body: some View {
      Button("More") { count += 1 }
      ForEach(0..<3, id: \.self) { Text("\($0 + count)") }
    }
  }

  private struct WeakSentinel {
    weak var sentinel: ReadSentinel?
  }

  @Test("Recording what bodies read leaks nothing, with and without objects")
  func notes() throws {
    func sentinels(_ test: ViewTest) -> [WeakSentinel] {
      test.recorder.reads.values.map { WeakSentinel(sentinel: $0.sentinel) }
    }
    var test: ViewTest? = ViewTest(
      VStack {
        Plain()
        Screen(model: Model())
      })
    let first = sentinels(try #require(test))
    #expect(first.allSatisfy { $0.sentinel != nil })
    try test?.tap("More")
    try test?.tap("Longer")
    let present = Set(
      try #require(test).recorder.reads.values.map { ObjectIdentifier($0.sentinel) })
    let left = first.compactMap(\.sentinel).filter { !present.contains(ObjectIdentifier($0)) }
    #expect(left.isEmpty)
    let last = sentinels(try #require(test))
    test = nil
    #expect(last.allSatisfy { $0.sentinel == nil })
  }
}
