import SwiftUI

/// Tags as words with spaces between them.
struct TagField: View {
  @Binding var tags: [String]

  var body: some View {
    DraftField(words) { TextField("Tags", text: $0, prompt: Text("work travel")) }
  }

  private var words: Binding<String> {
    Binding {
      tags.joined(separator: " ")
    } set: { words in
      var seen: Set<String> = []
      tags = words.split(whereSeparator: \.isWhitespace)
        .map { $0.hasPrefix("#") ? String($0.dropFirst()) : String($0) }
        .filter { !$0.isEmpty && seen.insert($0).inserted }
    }
  }
}
