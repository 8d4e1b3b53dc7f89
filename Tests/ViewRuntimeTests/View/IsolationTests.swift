import Combine
import SwiftUI
import Testing
import Timekeeping
import ViewTesting

@MainActor private func onlyOnMain() -> Bool { isOnMainActor() }

/// The conformance on the declaration isolates the whole type; otherwise this would not compile ...
private struct Isolated: View {
  let name: String
  func callsMain() -> Bool { onlyOnMain() }
  var body: some View { Text(name) }
}

/// ... and in an extension it does not.
private struct Free {
  let name: String
  func anywhere() -> String { name }
}

extension Free: View {
  var body: some View { Text(name) }
}

@MainActor
private final class MainModel {
  var count = 0
}

@MainActor
private final class MainObject: ObservableObject {
  @Published var count = 0
  init() { MainActor.assertIsolated() }
}

/// A main-actor object as the default of a property of a view compiles (SE-0411).
private struct Holding: View {
  @State private var model = MainModel()
  @StateObject private var object = MainObject()
  var body: some View { Text("\(model.count) \(object.count)") }
}

/// Wrappers of objects may be parts of sendable values: their objects are bound to the main actor.
private struct Sent: Sendable {
  @ObservedObject var observed: MainObject
  @StateObject var owned: MainObject
  @EnvironmentObject var found: MainObject

  @MainActor var bindings: [Binding<Int>] { [$observed.count, $owned.count, $found.count] }
}

/// Modifiers and builders may be called anywhere.
private nonisolated func makeAnywhere(_ name: String) -> some View {
  Group {
    Free(name: name)
      .environment(\.isEnabled, false)
      .id(name)
      .onAppear {}
      .onChange(of: name) {}
      .task {}
  }
  .disabled(true)
  .preference(key: Width.self, value: 1)
}

private struct Width: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Where a closure ran, from any thread.
private actor Places {
  private(set) var flags: [Bool] = []
  func append(_ flag: Bool) { flags.append(flag) }
}

private nonisolated(nonsending) func staysOnCaller() async -> Bool { isOnMainActor() }
@concurrent private func alwaysOff() async -> Bool { isOnMainActor() }
private nonisolated func unsaid() async -> Bool { isOnMainActor() }

/// Not isolated: `@Observable` implies no isolation.
@Observable private final class FreeModel {
  private(set) var loadedOnMain: Bool?

  func load() async { loadedOnMain = isOnMainActor() }
}

/// Moves its heavy work to a detached task, as founding document 004 does.
@MainActor @Observable private final class Processor {
  private(set) var workedOnMain: Bool?
  private(set) var wentOnOnMain: Bool?
  private(set) var isProcessing = false

  func process() async {
    isProcessing = true
    defer { isProcessing = false }
    workedOnMain = await Task.detached(priority: .userInitiated) { self.filter() }.value
    wentOnOnMain = isOnMainActor()
  }

  nonisolated private func filter() -> Bool { isOnMainActor() }
}

@MainActor
struct IsolationTests {
  @Test("S10.1 A conformance on the declaration isolates the type, one in an extension does not")
  func conformance() async {
    #expect(Isolated(name: "a").callsMain())
    let name = await Task { @concurrent in Free(name: "b").anywhere() }.value
    #expect(name == "b")
  }

  @Test("S10.4 A main-actor object may be the default of a state")
  func mainActorDefaults() {
    #expect(ViewTest(Holding()).exists("0 0"))
  }

  @Test("S10.4 A value with object wrappers is Sendable, and gives bindings on the main actor")
  func sentWrappers() async {
    let object = MainObject()
    let sent = await Task { @MainActor in Sent(observed: object, owned: object) }.value
    let back = await Task { @concurrent in sent }.value
    #expect(back.observed === object)
    back.$observed.count.wrappedValue = 2
    #expect(object.count == 2)
  }

  @Test("S10.5 A task's closure runs where it was written: on the main actor in a body")
  func taskInherits() async throws {
    struct Working: View {
      let places: Places
      var body: some View {
        Text("").task {
          MainActor.assertIsolated()
          await places.append(isOnMainActor())
        }
      }
    }
    let places = Places()
    let app = ViewTest(Working(places: places))
    try await app.settle()
    #expect(await places.flags == [true])
  }

  @Test("S10.5 A task given a nonisolated function runs off the main actor")
  func functionReference() async throws {
    let places = Places()
    @Sendable @concurrent func work() async { await places.append(isOnMainActor()) }
    let app = ViewTest(Text("").task(work))
    try await app.settle()
    #expect(await places.flags == [false])
  }

  @Test("S10.6 nonisolated(nonsending) stays on the caller's actor, @concurrent leaves it")
  func asyncFunctions() async {
    #expect(await staysOnCaller())
    #expect(await !alwaysOff())
  }

  @Test("S10.6 A nonisolated async function, and a model without an actor, run off the main actor")
  func unsaidFunctions() async {
    #expect(await !unsaid())
    let model = FreeModel()
    await model.load()
    #expect(model.loadedOnMain == false)
  }

  @Test("S10.6 A main-actor model's detached work runs off the main actor, and continues on it")
  func detachedWork() async {
    let processor = Processor()
    await processor.process()
    #expect(processor.workedOnMain == false)
    #expect(processor.wentOnOnMain == true)
    #expect(!processor.isProcessing)
  }

  @Test("S10.9 Views are created and modified in nonisolated code")
  func nonisolatedModifiers() {
    #expect(ViewTest(makeAnywhere("made anywhere")).exists("made anywhere"))
  }
}
