import SwiftUI

/// The text, and what there is to say about it.
struct WriterView: View {
  @Binding var document: TextFile
  @AppStorage("writer.isFixedWidth") private var isFixedWidth = false
  @FocusState private var isWriting: Bool

  var body: some View {
    VStack(spacing: 8) {
      TextEditor(text: $document.text)
        .font(.system(.body, design: isFixedWidth ? .monospaced : .default))
        .focused($isWriting)
        .accessibilityLabel("Text")
      HStack {
        Text("Lines: \(document.lines), characters: \(document.characters)")
          .foregroundStyle(.secondary)
        Spacer()
        Toggle("Fixed width", isOn: $isFixedWidth)
          .fixedSize()
      }
    }
    .padding()
    .defaultFocus($isWriting, true)
  }
}
