import SwiftUI

/// Views and the desktop's own editor side by side.
@main
struct SourceEditorApp: App {
  var body: some Scene {
    WindowGroup("Snippets") { SnippetsView() }
      .defaultSize(width: 760, height: 480)
  }
}

struct SnippetsView: View {
  @State private var snippets = Snippet.samples
  @State private var chosen: String? = "swift"

  var body: some View {
    NavigationSplitView {
      List(snippets, selection: $chosen) { snippet in
        Label(snippet.name, systemImage: snippet.symbol).tag(snippet.id)
      }
      .navigationTitle("Snippets")
    } detail: {
      if let index = snippets.firstIndex(where: { $0.id == chosen }) {
        SnippetView(snippet: $snippets[index])
      } else {
        ContentUnavailableView("No snippet", systemImage: "doc.text")
      }
    }
  }
}

struct SnippetView: View {
  @Binding var snippet: Snippet

  var body: some View {
    VStack(spacing: 0) {
      SourceView(text: $snippet.text, language: snippet.id)
      Divider()
      HStack {
        Text("\(snippet.text.split(separator: "\n").count) lines")
        Spacer()
        Text("\(snippet.text.count) characters").monospacedDigit()
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .padding(.horizontal)
      .padding(.vertical, 6)
    }
    .navigationTitle(snippet.name)
  }
}
