import Foundation

/// Why a file cannot be read as a ledger, and where it is wrong.
public struct LedgerFileError: LocalizedError, Equatable {
  /// The line of the record that makes no sense; nil where it is the whole file.
  public let line: Int?
  public let reason: String

  public var errorDescription: String? { line.map { "Line \($0): \(reason)" } ?? reason }

  static let notALedger = LedgerFileError(line: nil, reason: "The file is no ledger.")
}

/// A record that makes no sense, by its place in one of a file's lists.
struct RecordError: Error {
  var list: String
  var place = 0
  var reason: String

  /// The same with the line that the record begins in.
  func located(in data: Data, _ outline: JSONOutline) -> LedgerFileError {
    let starts = outline.lists[list]?.starts ?? []
    let start = place < starts.count ? starts[place] : 0
    let space = data[start...].prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let line = data[..<space.endIndex].count { $0 == UInt8(ascii: "\n") } + 1
    return LedgerFileError(line: line, reason: reason)
  }
}

extension LedgerFileError {
  /// Finds out why a file cannot be decoded: as a whole, which tells of the place in the file and not
  /// in a part.
  init(decoding data: Data, _ outline: JSONOutline) {
    do {
      _ = try JSONDecoder().decode(Ledger.Setup.self, from: data)
      _ = try JSONDecoder().decode(Entries.self, from: data)
      self = .notALedger
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      self = Self.notJSON(data, outline, context.underlyingError)
    } catch DecodingError.keyNotFound(let key, let context) {
      let path = context.codingPath + [key]
      self = Self.error(at: path, "“\(key.stringValue)” is missing.", in: data, outline)
    } catch DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context), DecodingError.dataCorrupted(let context)
    {
      let key = context.codingPath.last { $0.intValue == nil }?.stringValue ?? ""
      let reason = "“\(key)” is not what it should be."
      self = Self.error(at: context.codingPath, reason, in: data, outline)
    } catch {
      self = .notALedger
    }
  }

  private static func error(
    at path: [any CodingKey], _ reason: String, in data: Data, _ outline: JSONOutline
  ) -> LedgerFileError {
    guard let list = path.first?.stringValue else { return .notALedger }
    let place = path.dropFirst().first?.intValue ?? 0
    return RecordError(list: list, place: place, reason: reason).located(in: data, outline)
  }

  /// The decoder says the place in words only, and none for a number that is not a whole one: that is in
  /// the first entry that cannot be decoded. Otherwise the text ends too early.
  private static func notJSON(
    _ data: Data, _ outline: JSONOutline, _ error: (any Error)?
  ) -> LedgerFileError {
    let words = error.map { String(describing: $0) } ?? ""
    if let line = words.firstMatch(of: /line:? (\d+)/) {
      return LedgerFileError(line: Int(line.1), reason: "This is no JSON.")
    }
    if words.hasPrefix("number"), let list = outline.lists["entries"] {
      let place = list.starts.indices.first { place in
        let part = list.part(place..<place + 1, of: data)
        return (try? JSONDecoder().decode([Ledger.Entry].self, from: part)) == nil
      }
      return RecordError(
        list: "entries", place: place ?? 0, reason: "A number is not a whole one."
      ).located(in: data, outline)
    }
    let end = data.count { $0 == UInt8(ascii: "\n") } + 1
    return LedgerFileError(line: end, reason: "This is no JSON.")
  }

  private struct Entries: Decodable {
    let entries: [Ledger.Entry]?
  }
}
