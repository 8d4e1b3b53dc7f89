import SwiftUI

/// A part of a circle.
struct ProgressRing: View {
  let fraction: Double

  var body: some View {
    Circle()
      .stroke(.quaternary, lineWidth: 4)
      .overlay {
        Circle()
          .trim(from: 0, to: fraction)
          .stroke(.tint, lineWidth: 4)
          .rotationEffect(.degrees(-90))
      }
      .padding(2)
      .accessibilityHidden(true)
  }
}
