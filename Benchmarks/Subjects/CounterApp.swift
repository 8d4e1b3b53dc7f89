import SwiftUI

/// A small program, for counting what its start costs: `benchmarks --start`, with its output in a pipe,
/// shows the first frame as text and ends.
struct CounterApp: App {
  var body: some Scene {
    WindowGroup { CounterView() }
  }
}

private struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Add") { count += 1 }
    }
  }
}
