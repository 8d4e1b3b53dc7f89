import SwiftUI

/// Lists the examples and shows the chosen one.
struct GalleryMenu: View {
  @State private var chosen: Example?
  /// The row to return to.
  @State private var last = Example.counter
  @FocusState private var focused: Example?

  var body: some View {
    page
      .focusedSceneValue(\.chosenExample, $chosen)
      .onChange(of: chosen) { if let chosen { last = chosen } }
  }

  @ViewBuilder private var page: some View {
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
          .padding([.horizontal, .top])
        GeometryReader { room in
          let hasPicture = room.size.width >= 760
          HStack(spacing: 0) {
            // Half a sentence in each row tells nothing.
            list(tellsMore: !hasPicture && room.size.width >= 480)
            if hasPicture {
              ExamplePicture(example: last)
                .frame(width: room.size.width * 0.62)
                .padding(.trailing)
            }
          }
        }
      }
      .defaultFocus($focused, last)
      .onChange(of: focused) { if let focused { last = focused } }
    }
  }

  /// - Parameter tellsMore: whether rows describe their examples.
  private func list(tellsMore: Bool) -> some View {
    ScrollViewReader { list in
      List {
        ForEach(ExampleGroup.allCases) { group in
          Section(group.rawValue) {
            ForEach(group.examples) { example in
              Button {
                chosen = example
              } label: {
                ExampleRow(example: example, tellsMore: tellsMore)
              }
              .buttonStyle(.plain)
              .focused($focused, equals: example)
            }
          }
        }
      }
      .onAppear { list.scrollTo(last) }
    }
  }
}

private struct ExampleRow: View {
  let example: Example
  let tellsMore: Bool

  var body: some View {
    if tellsMore {
      ViewThatFits(in: .horizontal) {
        HStack {
          label
          Spacer(minLength: 16)
          summary
        }
        Label {
          VStack(alignment: .leading, spacing: 0) {
            Text(example.title)
            summary
          }
        } icon: {
          Image(systemName: example.symbol)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    } else {
      label
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var label: some View {
    Label(example.title, systemImage: example.symbol)
      .lineLimit(1)
  }

  private var summary: some View {
    Text(example.summary)
      .font(.caption)
      .foregroundStyle(.secondary)
  }
}
