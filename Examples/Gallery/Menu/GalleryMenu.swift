import SwiftUI

/// Lists the examples and shows the one that was chosen.
struct GalleryMenu: View {
  @State private var chosen: Example?

  var body: some View {
    if let chosen {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Button("Back") { self.chosen = nil }
          Text(chosen.rawValue).font(.headline)
          Spacer()
        }
        Divider()
        chosen.content
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    } else {
      VStack(alignment: .leading, spacing: 16) {
        Text("Gallery").font(.largeTitle).bold()
        ForEach(Example.allCases) { example in
          ExampleRow(example: example) { chosen = example }
        }
        Spacer(minLength: 0)
      }
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}

private struct ExampleRow: View {
  let example: Example
  let open: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button {
        open()
      } label: {
        Label(example.rawValue, systemImage: example.symbol)
      }
      Text(example.summary)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}
