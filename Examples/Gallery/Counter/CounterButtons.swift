import SwiftUI

/// Borrows a number and changes it.
struct CounterButtons: View {
  @Binding var count: Int

  var body: some View {
    HStack(spacing: 16) {
      Button {
        count -= 1
      } label: {
        Image(systemName: "minus.circle.fill")
      }
      .accessibilityLabel("Decrease")
      .disabled(count <= 0)

      Button("Reset") { count = 0 }
        .buttonStyle(.bordered)

      Button {
        count += 1
      } label: {
        Image(systemName: "plus.circle.fill")
      }
      .accessibilityLabel("Increase")
    }
  }
}

#Preview("Buttons at zero") { CounterButtons(count: .constant(0)) }

#Preview("Buttons that count") {
  @Previewable @State var count = 3
  Text("Count: \(count)")
  CounterButtons(count: $count)
}
