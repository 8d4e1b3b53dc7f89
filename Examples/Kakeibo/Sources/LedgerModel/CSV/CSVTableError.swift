import Foundation

/// Why a file cannot be taken as a table at all.
public enum CSVTableError: Error, Equatable, LocalizedError {
  /// Its bytes are no text in any encoding that is known.
  case notText
  /// A quote that begins in a line is open at the file's end.
  case openQuote(line: Int)

  public var errorDescription: String? {
    switch self {
    case .notText: "The file is no text."
    case .openQuote(let line): "Line \(line): a quote begins here and never ends."
    }
  }
}
