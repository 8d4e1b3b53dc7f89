import SwiftUI

/// The text, with its length.
struct WriterView: View {
  @Binding var document: TextFile
  @AppStorage("writer.isFixedWidth") private var isFixedWidth = false
  @FocusState private var isWriting: Bool
  @State private var counted: TextCount?

  var body: some View {
    VStack(spacing: 8) {
      TextEditor(text: $document.text)
        .font(.system(.body, design: isFixedWidth ? .monospaced : .default))
        .focused($isWriting)
        .accessibilityLabel("Text")
      HStack {
        if let count = isPage ? TextCount(document.text) : counted {
          Text("Lines: \(count.lines), characters: \(count.characters)")
            .foregroundStyle(.secondary)
        }
        Spacer()
        Toggle("Fixed width", isOn: $isFixedWidth)
          .fixedSize()
      }
    }
    .padding()
    .defaultFocus($isWriting, true)
    .task(id: document.text) { await recount() }
  }

  /// A short text is counted at each key; a long one when typing pauses.
  private var isPage: Bool { document.text.utf8.count < 10_000 }

  private func recount() async {
    guard !isPage, (try? await Task.sleep(for: .milliseconds(300))) != nil else { return }
    counted = TextCount(document.text)
  }
}
