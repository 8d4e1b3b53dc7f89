import Foundation

/// Why a file cannot be read as a ledger, and where it is wrong.
public enum LedgerFileError: Error, Equatable {
  /// A newer program wrote it, and it may hold what this one would lose.
  case newerVersion(Int)
  /// It is JSON, and no ledger.
  case notALedger
  case notJSON(line: Int, column: Int)
  case invalid(line: Int, Problem)

  /// What is wrong with a record.
  public enum Problem: Hashable, Sendable {
    /// A key that the record needs is not there.
    case missing(String)
    /// A key stands there twice, as after two versions of a file were put together.
    case repeated(String)
    /// What stands at a key is of another kind, such as a text in place of a number.
    case wrongKind(String)
    /// A number that no amount or id can have.
    case overflow(String)
    /// Two records of a kind have one id.
    case duplicate(Int)
    case unknownAccount(Int)
    case unknownCategory(Int)
    /// A transfer whose other half is not there, or names another one.
    case brokenTransfer(Int)
  }
}

extension LedgerFileError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .newerVersion(let version):
      "The file has version \(version), and only those up to \(LedgerFile.version) are known."
    case .notALedger: "The file is no ledger."
    case .notJSON(let line, let column): "Line \(line), column \(column): this is no JSON."
    case .invalid(let line, let problem): "Line \(line): \(problem.description)"
    }
  }
}

extension LedgerFileError.Problem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let key): "“\(key)” is missing."
    case .repeated(let key): "“\(key)” is there twice."
    case .wrongKind(let key): "“\(key)” is not what it should be."
    case .overflow(let key): "The number at “\(key)” is too large."
    case .duplicate(let id): "The number \(id) is used already."
    case .unknownAccount(let id): "There is no account \(id)."
    case .unknownCategory(let id): "There is no category \(id)."
    case .brokenTransfer(let id): "The other half of this transfer, \(id), is not there."
    }
  }
}
