import SwiftUI

struct TeaView: View {
  @State private var minutes = 3
  @State private var secondsLeft: Int?

  var body: some View {
    VStack(spacing: 16) {
      if let secondsLeft {
        Text(secondsLeft == 0 ? "Your tea is ready." : clock(secondsLeft))
          .font(.title)
        ProgressView(value: Double(minutes * 60 - secondsLeft), total: Double(minutes * 60))
        Button(secondsLeft == 0 ? "Another cup" : "Stop") { self.secondsLeft = nil }
      } else {
        Stepper("Steep for \(minutes) min", value: $minutes, in: 1...10)
        Button("Start") { secondsLeft = minutes * 60 }
      }
    }
    .padding()
    .frame(maxWidth: 320)
    .task(id: secondsLeft == nil) { await countDown() }
  }

  private func countDown() async {
    while let left = secondsLeft, left > 0 {
      guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
      secondsLeft = left - 1
    }
  }

  private func clock(_ seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}

#Preview { TeaView() }
