import LedgerModel
import SwiftUI
import UniformTypeIdentifiers

/// Asks for the files that are imported and exported.
struct LedgerFiles: ViewModifier {
  let store: LedgerStore
  @Bindable var navigation: LedgerNavigation
  @State private var problem: String?
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    content
      .fileImporter(
        isPresented: $navigation.isImporting,
        allowedContentTypes: [.commaSeparatedText, .tabSeparatedText, .plainText]
      ) { result in
        Task {
          do {
            navigation.sheet = try await read(result.get())
          } catch {
            let name = (try? result.get())?.lastPathComponent
            problem = [name, error.localizedDescription].compactMap(\.self).joined(separator: ": ")
          }
        }
      }
      .fileDialogCustomizationID("import")
      .fileExporter(
        isPresented: $navigation.isExporting, item: exported, contentTypes: [.commaSeparatedText],
        defaultFilename: "Kakeibo.csv"
      ) { result in
        if case .failure(let error) = result { problem = error.localizedDescription }
      }
      .fileDialogCustomizationID("export")
      .alert("This Did Not Work", isPresented: $problem.isPresent(), presenting: problem) { _ in
        Button("OK") {}
      } message: {
        Text(verbatim: $0)
      }
  }

  /// Large files take a moment; the window goes on meanwhile.
  private func read(_ url: URL) async throws -> LedgerNavigation.Sheet {
    let ledger = store.ledger
    // One that is shown may be gone: what made it was undone.
    let shown = navigation.account.flatMap { ledger[account: $0] }
    let account = shown ?? ledger.accounts.first { !$0.isClosed }
    return try await Task.detached {
      let isScoped = url.startAccessingSecurityScopedResource()
      defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
      let table = try CSVTable(Data(contentsOf: url))
      return .importing(table, .guess(table, in: ledger), into: account?.id ?? 0)
    }.value
  }

  /// What is shown goes out: all, or what was searched for.
  private var exported: CSVFile? {
    guard navigation.isExporting else { return nil }
    let entries = navigation.shown.entries(of: store.ledger)
    return CSVFile(data: CSVExport.data(of: entries, in: store.ledger, locale: locale))
  }
}

/// Comma-separated text that is written and never read.
struct CSVFile: Transferable {
  let data: Data

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .commaSeparatedText) { $0.data }
  }
}
