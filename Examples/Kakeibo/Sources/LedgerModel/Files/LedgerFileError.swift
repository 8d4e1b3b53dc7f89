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
      _ = try JSONDecoder().decode(LedgerFile.Entries.self, from: data)
      self = .notALedger
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      self = Self.notJSON(data, outline)
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

  /// The decoder says neither what is wrong nor where. What is JSON all the same has a number that is
  /// not a whole one, in the first record that cannot be decoded.
  private static func notJSON(_ data: Data, _ outline: JSONOutline) -> LedgerFileError {
    do {
      _ = try JSONSerialization.jsonObject(with: data)
      return notWhole(data, outline)
    } catch {
      let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
      let place = words.firstMatch(of: /character (\d+)/).flatMap { Int($0.1) }
      // Otherwise the text ends too early.
      let line = data.prefix(place ?? data.count).count { $0 == UInt8(ascii: "\n") } + 1
      return LedgerFileError(line: line, reason: "This is no JSON.")
    }
  }

  private static func notWhole(_ data: Data, _ outline: JSONOutline) -> LedgerFileError {
    func problem<Record: Decodable>(_ list: String, _: Record.Type) -> RecordError? {
      guard let found = outline.lists[list] else { return nil }
      let place = found.starts.indices.first { place in
        let part = found.part(place..<place + 1, of: data)
        return (try? JSONDecoder().decode([Record].self, from: part)) == nil
      }
      return place.map {
        RecordError(list: list, place: $0, reason: "A number is not a whole one.")
      }
    }
    let record =
      problem("accounts", Ledger.Account.self) ?? problem("categories", Ledger.Category.self)
      ?? problem("budgets", Ledger.Setup.Budget.self) ?? problem("recurring", Ledger.Recurring.self)
      ?? problem("entries", Ledger.Entry.self)
    return record?.located(in: data, outline) ?? .notALedger
  }
}
