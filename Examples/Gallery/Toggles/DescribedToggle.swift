import SwiftUI

/// A switch with a line that describes it. It borrows its value, so it fits any owner.
struct DescribedToggle: View {
  let title: String
  let description: String
  @Binding var isOn: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Toggle(title, isOn: $isOn)
        .font(.headline)
      Text(description)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

#Preview("On") {
  DescribedToggle(title: "Sounds", description: "Rings when it counts.", isOn: .constant(true))
    .padding()
}

#Preview("Off") {
  DescribedToggle(title: "Sounds", description: "Rings when it counts.", isOn: .constant(false))
    .padding()
}

#Preview("To try") {
  @Previewable @State var isOn = false
  VStack(alignment: .leading) {
    DescribedToggle(title: "Sounds", description: "Rings when it counts.", isOn: $isOn)
    Text(isOn ? "It is on." : "It is off.")
  }
  .padding()
}
