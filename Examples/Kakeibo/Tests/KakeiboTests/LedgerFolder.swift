#if os(Linux)
  import Foundation
  import ViewTesting

  @testable import Kakeibo

  @testable import LedgerModel

  /// A folder with ledgers in it, which is gone with the test.
  final class LedgerFolder {
    private let url = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true).resolvingSymlinksInPath()

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a ledger whose one entry was paid to somebody.
    func ledger(_ name: String, payee: String) throws -> URL {
      var ledger = Ledger.new(currency: .yen, locale: Locale(identifier: "en_US"))
      let account = ledger.accounts[0].id
      ledger.apply(
        .add([
          Ledger.Entry(
            id: ledger.nextID(), day: .today, amount: -1, account: account, payee: payee)
        ]))
      return try file(name, LedgerFile.data(of: ledger))
    }

    /// Writes a file, whose backups are in the folder, too.
    func file(_ name: String, _ content: Data) throws -> URL {
      let file = url.appendingPathComponent("\(name).kakeibo")
      try content.write(to: file)
      return file
    }
  }

  extension URL {
    /// To whom the entries of the ledger in the file were paid.
    func payees() throws -> [String] {
      try LedgerFile.ledger(from: Data(contentsOf: self)).entries.map(\.payee)
    }
  }

  extension ViewTest {
    @MainActor
    func openEntries() throws {
      try find(.role(.list).at(0)).row("Entries").tap()
    }

    @MainActor
    func enter(_ text: String) throws {
      try textField("Quick Entry").type(text)
      try textField("Quick Entry").submit()
    }
  }
#endif
