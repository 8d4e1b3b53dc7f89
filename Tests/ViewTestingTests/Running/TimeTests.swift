import SwiftUI
import Testing
import ViewTesting

@MainActor
private final class Store: ObservableObject {
  @Published var name = "nobody"
  var loads = 0

  func load() async throws {
    loads += 1
    try await Task.sleep(for: .seconds(2))
    name = "Ada"
  }
}

private struct Profile: View {
  @StateObject var store = Store()

  var body: some View {
    VStack {
      Text(store.name)
      Button("Later") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { store.name = "Grace" }
      }
    }
    .task { try? await store.load() }
  }
}

@MainActor
struct TimeTests {
  @Test("Two seconds of sleep pass at once, and not before")
  func sleeping() async throws {
    let app = ViewTest(Profile())
    try await app.settle()
    #expect(app.exists("nobody"))
    try await app.advance(by: .milliseconds(1999))
    #expect(app.exists("nobody"))
    try await app.advance(by: .milliseconds(1))
    #expect(app.exists("Ada"))
    #expect(app.bodiesRun == ["Profile"])
  }

  @Test("Dispatch's timers follow the clock too")
  func dispatch() async throws {
    let app = ViewTest(Profile())
    try app.tap("Later")
    try await app.advance(by: .seconds(5))
    #expect(app.exists("Grace"))
  }

  @Test("A test may write to its model; the next line sees the result")
  func outside() async throws {
    let store = Store()
    let app = ViewTest(Profile(store: store))
    store.name = "Edsger"
    #expect(app.exists("Edsger"))
    #expect(app.bodiesRun == ["Profile"])
    #expect(try app.find("Edsger").isVisible)
  }

  @Test("A condition that becomes true later is awaited in real time")
  func waiting() async throws {
    let store = Store()
    let app = ViewTest(Profile(store: store))
    DispatchQueue.global().async(qos: .default, flags: []) {
      Task { @MainActor in store.name = "Barbara" }
    }
    try await app.waitUntil { app.exists("Barbara") }
    await #expect(throws: ViewTestError.self) {
      try await app.waitUntil(timeout: .milliseconds(5)) { app.exists("nobody") }
    }
  }

  @Test("Removing the view cancels its tasks")
  func unmounting() async throws {
    let store = Store()
    let app = ViewTest(Profile(store: store))
    try await app.settle()
    app.unmount()
    try await app.advance(by: .seconds(10))
    #expect(store.loads == 1)
    #expect(store.name == "nobody")
  }
}
