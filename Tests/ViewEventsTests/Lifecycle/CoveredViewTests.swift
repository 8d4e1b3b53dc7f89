import SwiftUI
import Testing
import ViewTesting

private struct Covered: View {
  let log: Log
  @State private var path: [Int] = []
  @State private var id = 0

  var body: some View {
    NavigationStack(path: $path) {
      Button("push") { path = [1] }
        .task(id: id) {
          log("\(id) starts")
          try? await Task.sleep(for: .seconds(1_000))
          log("\(id) ends")
        }
        .onChange(of: id, initial: true) { log("\($0) to \($1)") }
        .navigationDestination(for: Int.self) { _ in
          Button("next") { id += 1 }
          Button("pop") { path = [] }
        }
    }
  }
}

/// The root of a navigation stack, which disappears and appears again (S1.14).
@MainActor @Suite struct CoveredViewTests {
  private let log = Log()

  @Test("S1.14 S1.18 A task ends when its view is covered, and starts anew when it is uncovered")
  func task() async throws {
    let app = ViewTest(Covered(log: log))
    try await app.settle()
    #expect(log.take() == ["0 to 0", "0 starts"])
    for number in 0..<2 {
      try app.tap("push")
      try await app.settle()
      #expect(log.take() == ["\(number) ends"])
      try app.tap("next")
      try await app.settle()
      #expect(log.take() == ["\(number) to \(number + 1)"])
      try app.tap("pop")
      try await app.settle()
      #expect(log.take() == ["\(number + 1) starts"])
    }
  }
}
