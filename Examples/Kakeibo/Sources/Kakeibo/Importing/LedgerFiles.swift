import LedgerModel
import SwiftUI
import UniformTypeIdentifiers

extension View {
  /// Asks for the files that are imported and exported.
  func ledgerFiles(store: LedgerStore, navigation: LedgerNavigation) -> some View {
    modifier(LedgerFiles(store: store, navigation: navigation))
  }
}

private struct LedgerFiles: ViewModifier {
  let store: LedgerStore
  let navigation: LedgerNavigation
  @State private var problem: String?
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    content
      .fileImporter(
        isPresented: isAsking(.importing),
        allowedContentTypes: [.commaSeparatedText, .tabSeparatedText, .plainText]
      ) { result in
        do {
          navigation.sheet = .importing(try read(result.get()))
        } catch {
          problem = error.localizedDescription
        }
      }
      .fileExporter(
        isPresented: isAsking(.exporting), document: exported, contentType: .commaSeparatedText,
        defaultFilename: "Kakeibo.csv"
      ) { result in
        if case .failure(let error) = result { problem = error.localizedDescription }
      }
      .alert("This Did Not Work", isPresented: $problem.isPresent(), presenting: problem) { _ in
        Button("OK") {}
      } message: {
        Text(verbatim: $0)
      }
  }

  private func read(_ url: URL) throws -> ImportSource {
    let isScoped = url.startAccessingSecurityScopedResource()
    defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
    return ImportSource(name: url.lastPathComponent, data: try Data(contentsOf: url))
  }

  /// What is shown goes out: all, or what was searched for.
  private var exported: CSVFile? {
    guard navigation.file == .exporting else { return nil }
    var filter = navigation.filter
    filter.account = navigation.account
    return CSVFile(
      data: CSVExport.data(of: filter.entries(of: store.ledger), in: store.ledger, locale: locale)
    )
  }

  private func isAsking(_ task: LedgerNavigation.FileTask) -> Binding<Bool> {
    Binding {
      navigation.file == task
    } set: { isAsking in
      if isAsking {
        navigation.file = task
      } else if navigation.file == task {
        navigation.file = nil
      }
    }
  }
}

/// Comma-separated text that is written and never read.
struct CSVFile: FileDocument {
  static var readableContentTypes: [UTType] { [.commaSeparatedText] }

  let data: Data

  init(data: Data) { self.data = data }

  init(configuration: ReadConfiguration) throws {
    data = configuration.file.regularFileContents ?? Data()
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: data)
  }
}
