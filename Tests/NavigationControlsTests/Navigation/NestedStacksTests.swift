import SwiftUI
import Testing
import ViewTesting

private struct Numbers: View {
  @State private var path = [1]
  var body: some View {
    NavigationStack(path: $path) {
      Text("Root").navigationDestination(for: Int.self) { _ in Words() }
    }
  }
}

private struct Words: View {
  @State private var path = ["a"]
  var body: some View {
    NavigationStack(path: $path) {
      Text("Inner").navigationDestination(for: String.self) { Text($0) }
    }
  }
}

@MainActor
struct NestedStacksTests {
  @Test("S12.11 S13 D23 Nested stacks with different path types stop the program")
  func nested() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ViewTest(Numbers()) }
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(message.contains("D23") && message.contains("[String]") && message.contains("[Int]"))
  }
}
