import LedgerModel
import SwiftUI
import UniformTypeIdentifiers

extension UTType {
  /// A ledger in Kakeibo's own JSON.
  static let ledger = UTType(exportedAs: "app.kakeibo.ledger", conformingTo: .json)
}

/// A ledger as a file.
///
/// What is kept is the store's ledger, a value: while it is written, work goes on with the next
/// one.
final class LedgerDocument: ReferenceFileDocument {
  static var readableContentTypes: [UTType] { [.ledger] }

  let store: LedgerStore

  init() {
    store = LedgerStore(.new(currency: .ofLocale))
  }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    store = LedgerStore(try LedgerFile.ledger(from: data))
  }

  func snapshot(contentType: UTType) throws -> (ledger: Ledger, backups: LedgerBackups?) {
    let store = store
    return MainActor.assumeIsolated { (store.ledger, store.backups) }
  }

  func fileWrapper(
    snapshot: (ledger: Ledger, backups: LedgerBackups?), configuration: WriteConfiguration
  ) throws -> FileWrapper {
    let data = try LedgerFile.data(of: snapshot.ledger)
    // A ledger is saved even where there is no room for what it was before.
    _ = try? snapshot.backups?.keepDaily(at: .now)
    return FileWrapper(regularFileWithContents: data)
  }
}

extension Currency {
  /// What people pay with where the user lives.
  static var ofLocale: Currency {
    Locale.current.currency.flatMap { Currency($0.identifier) } ?? .euro
  }
}
