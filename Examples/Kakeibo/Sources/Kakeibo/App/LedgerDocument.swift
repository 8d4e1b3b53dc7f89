import LedgerModel
import SwiftUI
import Synchronization
import UniformTypeIdentifiers

extension UTType {
  /// A ledger in Kakeibo's own JSON.
  static let ledger = UTType(exportedAs: "app.kakeibo.ledger", conformingTo: .json)
}

/// A ledger as a file.
///
/// What is kept is the store's ledger, a value: while it is written, work goes on with the next one.
final class LedgerDocument: ReferenceFileDocument {
  static var readableContentTypes: [UTType] { [.ledger] }

  let store: LedgerStore
  private let place = Mutex<URL?>(nil)

  /// Where it lies, as its window knows; it is saved on another thread.
  var url: URL? {
    get { place.withLock { $0 } }
    set { place.withLock { $0 = newValue } }
  }

  init() {
    store = LedgerStore(.new(currency: .ofLocale))
  }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    store = LedgerStore(try LedgerFile.ledger(from: data))
  }

  func snapshot(contentType: UTType) throws -> Ledger {
    let store = store
    return MainActor.assumeIsolated { store.ledger }
  }

  func fileWrapper(
    snapshot: Ledger, configuration: WriteConfiguration
  ) throws -> FileWrapper {
    let data = try LedgerFile.data(of: snapshot)
    // A ledger is saved even where there is no room for what it was before.
    if let url { _ = try? LedgerBackups(of: url).keepDaily(at: .now) }
    return FileWrapper(regularFileWithContents: data)
  }
}

extension Currency {
  /// What people pay with where the user lives.
  static var ofLocale: Currency {
    Locale.current.currency.flatMap { Currency($0.identifier) } ?? .euro
  }
}
