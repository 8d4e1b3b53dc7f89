import SwiftUI
import UniformTypeIdentifiers

/// The editor inside another app's window: buttons open files and save a copy.
struct WriterPage: View {
  @State private var document = TextFile()
  @State private var name = "Untitled"
  @State private var isOpening = false
  @State private var isSaving = false
  @State private var problem: String?

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text(name).font(.headline)
        Spacer()
        Button("Open…") { isOpening = true }
          .fileImporter(isPresented: $isOpening, allowedContentTypes: [.plainText]) { result in
            take(result) { url in
              document = TextFile(text: try String(contentsOf: url, encoding: .utf8))
            }
          }
        Button("Save…") { isSaving = true }
          .fileExporter(
            isPresented: $isSaving, document: document, contentType: .plainText,
            defaultFilename: name
          ) { result in
            take(result) { _ in }
          }
      }
      .padding(.horizontal)
      WriterView(document: $document)
    }
    .alert("The file", isPresented: hasProblem) {
    } message: {
      Text(problem ?? "")
    }
  }

  private var hasProblem: Binding<Bool> {
    Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
  }

  private func take(_ result: Result<URL, any Error>, _ use: (URL) throws -> Void) {
    do {
      let url = try result.get()
      try use(url)
      name = url.deletingPathExtension().lastPathComponent
    } catch {
      problem = error.localizedDescription
    }
  }
}
