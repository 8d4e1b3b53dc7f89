import SwiftUI

/// Owns the number and shows it; the child view changes it.
struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("Count: \(count)")
        .font(.system(size: 40, weight: .bold, design: .rounded))
        .monospacedDigit()
      CounterButtons(count: $count)
      if count >= 10 {
        Text("That is plenty.")
          .foregroundStyle(.orange)
      }
    }
    .padding(32)
  }
}

#Preview("Counter") { CounterView() }
