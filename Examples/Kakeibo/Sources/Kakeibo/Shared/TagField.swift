import SwiftUI

/// Tags as words with spaces between them.
struct TagField: View {
  @Binding var tags: [String]
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Tags", text: $text, prompt: Text("work travel"))
      .focused($isFocused)
      .onSubmit(take)
      .onChange(of: isFocused) {
        if !isFocused { take() }
      }
      .onChange(of: tags, initial: true) {
        if !isFocused { text = tags.joined(separator: " ") }
      }
  }

  private func take() {
    var seen: Set<String> = []
    let words = text.split(whereSeparator: \.isWhitespace)
      .map { $0.hasPrefix("#") ? String($0.dropFirst()) : String($0) }
    tags = words.filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
