import SwiftUI
import Testing
import ViewTesting

private struct Toggled<Content: View>: View {
  let content: () -> Content
  @State private var shows = true

  init(@ViewBuilder _ content: @escaping () -> Content) { self.content = content }

  var body: some View {
    VStack {
      PlainButton("toggle") { shows.toggle() }
      if shows { content() }
    }
  }
}

@MainActor
struct TaskTests {
  private let log = Log()

  /// A task that logs how it ends.
  private func sleep(_ name: String) async {
    log("\(name) starts")
    do {
      try await Task.sleep(for: .seconds(1))
      log("\(name) ends")
    } catch {
      log("\(name) cancelled")
    }
  }

  @Test("S1.18 The task starts after the synchronous code of onAppear")
  func order() async throws {
    let app = ViewTest(
      Text("")
        .task { log("task") }
        .onAppear { log("appears") })
    #expect(log.take() == ["appears"])
    try await app.settle()
    #expect(log.take() == ["task"])
  }

  @Test("S1.18 Main-actor tasks start in the order in which their views appeared")
  func many() async throws {
    let app = ViewTest(ForEach(0..<200) { row in Text("").task { log("\(row)") } })
    try await app.settle()
    #expect(log.take() == (0..<200).map { "\($0)" })
  }

  @Test("S1.18 The task is cancelled when the view disappears, and starts anew with a new view")
  func cancellation() async throws {
    let app = ViewTest(Toggled { Text("").task { await sleep("a") } })
    try await app.settle()
    #expect(log.take() == ["a starts"])
    try app.tap("toggle")
    try await app.settle()
    #expect(log.take() == ["a cancelled"])
    try app.tap("toggle")
    try await app.advance(by: .seconds(2))
    #expect(log.take() == ["a starts", "a ends"])
  }

  @Test("S1.18 A running task is not started again by an update of its view")
  func updates() async throws {
    struct Updating: View {
      let run: () async -> Void
      @State private var count = 0
      var body: some View {
        PlainButton("count \(count)") { count += 1 }.task { await run() }
      }
    }
    let app = ViewTest(Updating { await sleep("a") })
    try await app.settle()
    try app.tap("count 0")
    try await app.settle()
    #expect(log.take() == ["a starts"])
  }

  @Test("S1.18 An unstructured task inside is not cancelled")
  func unstructured() async throws {
    let app = ViewTest(Toggled { Text("").task { Task { await sleep("inner") } } })
    try await app.settle()
    try app.tap("toggle")
    try await app.advance(by: .seconds(2))
    #expect(log.take() == ["inner starts", "inner ends"])
  }

  @Test("S1.19 Another id cancels the old task and starts a new one; the same id does not")
  func ids() async throws {
    struct Identified: View {
      let run: (Int) async -> Void
      @State private var id = 1
      var body: some View {
        VStack {
          PlainButton("same") { id += 0 }
          PlainButton("next") { id += 1 }
        }
        .task(id: id) { await run(id) }
      }
    }
    let app = ViewTest(Identified { await sleep("\($0)") })
    try await app.settle()
    try app.tap("same")
    try await app.settle()
    #expect(log.take() == ["1 starts"])
    try app.tap("next")
    try await app.settle()
    #expect(Set(log.take()) == ["1 cancelled", "2 starts"])
    try await app.advance(by: .seconds(2))
    #expect(log.take() == ["2 ends"])
    try app.tap("next")
    try await app.settle()
    #expect(log.take() == ["3 starts"])
  }

  @Test("S1.19 The old task is not awaited: one that ignores its cancellation continues")
  func deafTask() async throws {
    struct Deaf: View {
      let log: Log
      @State private var id = 1
      var body: some View {
        PlainButton("next") { id += 1 }
          .task(id: id) {
            let number = id
            let work = Task { try? await Task.sleep(for: .seconds(5)) }
            await work.value
            log("\(number) ends")
          }
      }
    }
    let app = ViewTest(Deaf(log: log))
    try await app.settle()
    try app.tap("next")
    try await app.advance(by: .seconds(10))
    #expect(log.take() == ["1 ends", "2 ends"])
  }

  @Test("S1.18 A task's writes are shown, and it ends with its view")
  func writes() async throws {
    struct Loading: View {
      @State private var text = "loading"
      var body: some View {
        Text(text).task {
          try? await Task.sleep(for: .seconds(2))
          text = "読み込み済み"
        }
      }
    }
    let app = ViewTest(Loading())
    try await app.advance(by: .seconds(1))
    #expect(app.exists("loading"))
    try await app.advance(by: .seconds(1))
    #expect(app.exists("読み込み済み"))
  }
}
