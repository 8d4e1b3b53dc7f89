import SwiftUI
import Testing
import ViewTesting

private struct Pages: View {
  @State private var isShown = false
  @State private var taps = 0

  var body: some View {
    VStack {
      Button(isShown ? "Hide" : "Show") { isShown.toggle() }
      if isShown {
        Text("tap \(taps)").onTapGesture { taps += 1 }
        Text("place").onTapGesture { (_: CGPoint) in taps += 1 }
        Text("twice").onTapGesture(count: 2) { taps += 1 }
        Text("long").onLongPressGesture { taps += 1 }
        Text("drag").gesture(DragGesture().onEnded { _ in taps += 1 })
      }
    }
  }
}

@MainActor
struct GestureLifetimeTests {
  @Test("Views whose gestures were used leave nothing behind", arguments: [UInt64(1), 2, 3])
  func lifetime(seed: UInt64) async throws {
    try await ViewTest.explore(actions: 40, seed: seed, invariants: [.leavesNothing]) {
      ViewTest(Pages())
    }
  }
}
