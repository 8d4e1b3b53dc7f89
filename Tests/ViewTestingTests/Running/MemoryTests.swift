import Foundation
import SwiftUI
import Testing
import ViewTesting

/// What a test retains over time. Each case is measured in a separate process, where nothing else
/// allocates memory.
@MainActor
struct MemoryTests {
  private struct Pages: View {
    @State private var count = 0
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        VStack {
          Button("more") { count += 1 }
          Button("show") { isShown.toggle() }
          Text("count \(count)")
          if isShown {
            List(0..<10, id: \.self) { Text("row \($0)") }.frame(height: 100)
          }
          NavigationLink("go") { Text("page") }
        }
      }
    }
  }

  /// Fails if memory grows when something is repeated.
  private static func expectNoGrowth(
    _ times: Int, _ step: @MainActor (ViewTest) async throws -> Void
  ) async {
    let app = ViewTest(Pages())
    func use() throws -> Int {
      let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        .split(separator: " ")
      return Int(pages[1])! * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
    do {
      // One-time allocations, and tables that grow to their final size.
      for _ in 0..<times { try await step(app) }
      let before = try use()
      for _ in 0..<times { try await step(app) }
      let grown = (try use() - before) / times
      precondition(grown < 4_096, "It grows by \(grown) bytes each time.")
    } catch {
      fatalError("\(error)")
    }
  }

  @Test("A tap leaks nothing")
  func taps() async {
    await #expect(processExitsWith: .success) {
      await MemoryTests.expectNoGrowth(1_000) { try $0.tap("more") }
    }
  }

  @Test("A view inserted and removed a thousand times leaks nothing")
  func mounts() async {
    await #expect(processExitsWith: .success) {
      await MemoryTests.expectNoGrowth(1_000) { try $0.tap("show") }
    }
  }

  @Test("A push and a pop leak nothing")
  func pushes() async {
    await #expect(processExitsWith: .success) {
      await MemoryTests.expectNoGrowth(300) { app in
        try app.tap("go")
        try await app.advance(by: .seconds(1))
        try app.goBack()
        try await app.advance(by: .seconds(1))
      }
    }
  }
}
