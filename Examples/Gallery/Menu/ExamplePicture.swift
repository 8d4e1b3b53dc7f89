import SwiftUI

/// A preview of an example: the app itself, but not interactive.
struct ExamplePicture: View {
  let example: Example

  var body: some View {
    GroupBox {
      VStack(alignment: .leading) {
        Text(example.summary).foregroundStyle(.secondary)
        Divider()
        example.content
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .clipped()
          .disabled(true)
          .allowsHitTesting(false)
          .accessibilityHidden(true)
          .id(example)
      }
    } label: {
      Label(example.title, systemImage: example.symbol)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Picture of \(example.title)")
  }
}

#Preview {
  ExamplePicture(example: .counter)
}
