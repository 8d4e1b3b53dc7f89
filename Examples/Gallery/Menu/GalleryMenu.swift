import SwiftUI

/// Lists the examples and shows the one that was chosen.
struct GalleryMenu: View {
  @State private var chosen: Example?
  /// Where one comes back to.
  @State private var last = Example.counter
  @FocusState private var focused: Example?

  var body: some View {
    if let chosen {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Button("‹ Gallery", role: .cancel) { self.chosen = nil }
          Spacer()
          Text(chosen.title)
            .font(.headline)
            .foregroundStyle(.secondary)
        }
        .padding(.trailing)
        Divider()
        chosen.content
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    } else {
      VStack(alignment: .leading, spacing: 0) {
        Text("Gallery")
          .font(.largeTitle)
          .bold()
          .padding(.horizontal)
        ScrollViewReader { list in
          List(Example.allCases) { example in
            Button {
              (chosen, last) = (example, example)
            } label: {
              ExampleRow(example: example)
            }
            .buttonStyle(.plain)
            .focused($focused, equals: example)
          }
          .onAppear { list.scrollTo(last) }
        }
      }
      .defaultFocus($focused, last)
    }
  }
}

private struct ExampleRow: View {
  let example: Example

  var body: some View {
    HStack {
      Label(example.title, systemImage: example.symbol)
      Spacer()
      Text(example.summary)
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
  }
}
