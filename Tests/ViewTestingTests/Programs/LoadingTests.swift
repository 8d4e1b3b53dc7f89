import SwiftUI
import Testing
import ViewTesting

@MainActor
struct LoadingTests {
  @Test("A screen loads, fails, and loads again")
  func loading() async throws {
    let app = ViewTest(Loading())
    try await app.settle()
    #expect(app.exists("Loading"))
    try await app.advance(by: .seconds(1))
    #expect(app.exists("No network"))
    try app.tap("Retry")
    try await app.settle()
    #expect(app.exists("Loading"))
    try await app.advance(by: .seconds(1))
    #expect(app.exists("b"))
    try app.refresh()
    try await app.settle()
    // the list disappears while loading, and its task with it
    #expect(app.exists("Loading") || app.exists("a"))
    try await app.advance(by: .seconds(1))
  }
}

@MainActor private final class Loader: ObservableObject {
  enum State {
    case idle, loading
    case loaded([String])
    case failed(String)
  }
  @Published private(set) var state = State.idle
  var attempt = 0
  func load() async {
    state = .loading
    attempt += 1
    do { try await Task.sleep(nanoseconds: 1_000_000_000) } catch {
      state = .idle
      return
    }
    state = attempt == 1 ? .failed("No network") : .loaded(["a", "b"])
  }
}
private struct Loading: View {
  @StateObject private var loader = Loader()
  var body: some View {
    Group {
      switch loader.state {
      case .idle: Color.clear
      case .loading: ProgressView("Loading")
      case .failed(let text):
        VStack {
          Text(text)
          Button("Retry") { Task { await loader.load() } }
        }
      case .loaded(let items):
        List(items, id: \.self) { Text($0) }.refreshable { await loader.load() }
      }
    }
    .task { await loader.load() }
  }
}
