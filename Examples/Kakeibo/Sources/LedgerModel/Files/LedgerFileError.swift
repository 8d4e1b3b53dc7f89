import Foundation

/// Why a file cannot be read as a ledger, and where it is wrong.
public struct LedgerFileError: LocalizedError, Equatable {
  /// The line that makes no sense; nil where it is the whole file.
  public let line: Int?
  public let reason: String

  public var errorDescription: String? { line.map { "Line \($0): \(reason)" } ?? reason }

  static let notALedger = LedgerFileError(line: nil, reason: "The file is no ledger.")
}
