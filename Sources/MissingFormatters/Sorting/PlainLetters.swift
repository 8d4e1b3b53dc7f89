import Foundation

/// The comparison of `localizedStandardCompare` for strings of English letters, digits and spaces.
///
/// Most sorted strings are like that, and Foundation takes twenty times as long for them: it
/// creates an object for each string, and reads the user's language each time.
enum PlainLetters {
  /// Nil for other strings, or for a language that sorts these letters differently.
  static func compare(_ a: String, _ b: String) -> ComparisonResult? {
    guard areSortedAsInEnglish else { return nil }
    let result = a.utf8.withContiguousStorageIfAvailable { a in
      b.utf8.withContiguousStorageIfAvailable { b in compare(a, b) } ?? nil
    }
    return result ?? nil
  }

  /// Some languages treat two letters in a row as one, or have other letters between them.
  private static let areSortedAsInEnglish: Bool = {
    let languages: Set = ["en", "de", "fr", "it", "es", "pt", "nl", "ja", "zh", "ko", "ru"]
    return languages.contains(Locale.current.language.languageCode?.identifier ?? "en")
  }()

  private static func compare(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>
  ) -> ComparisonResult? {
    var (i, j) = (0, 0)
    // Lowercase comes before uppercase if nothing else differs.
    var byCase = ComparisonResult.orderedSame
    while i < a.count, j < b.count {
      guard let x = Weight(a[i]), let y = Weight(b[j]) else { return nil }
      if x.isDigit, y.isDigit {
        guard let n = digits(a, from: i), let m = digits(b, from: j) else { return nil }
        if n.count != m.count { return n.count < m.count ? .orderedAscending : .orderedDescending }
        for (p, q) in zip(n, m) where a[p] != b[q] {
          return a[p] < b[q] ? .orderedAscending : .orderedDescending
        }
        (i, j) = (n.upperBound, m.upperBound)
        continue
      }
      if x.value != y.value {
        // The rest may still contain other characters.
        guard isPlain(a[i...]), isPlain(b[j...]) else { return nil }
        return x.value < y.value ? .orderedAscending : .orderedDescending
      }
      if byCase == .orderedSame, a[i] != b[j] {
        byCase = a[i] > b[j] ? .orderedAscending : .orderedDescending
      }
      (i, j) = (i + 1, j + 1)
    }
    guard isPlain(a[i...]), isPlain(b[j...]) else { return nil }
    if i < a.count { return .orderedDescending }
    return j < b.count ? .orderedAscending : byCase
  }

  private static func isPlain(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    bytes.allSatisfy { Weight($0) != nil }
  }

  /// The digits from an index on. Nil if they start with a leading zero.
  private static func digits(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
    var end = start
    while end < bytes.count, Weight(bytes[end])?.isDigit == true { end += 1 }
    return bytes[start] == UInt8(ascii: "0") && end > start + 1 ? nil : start..<end
  }
}

/// The sort order of a character: spaces before digits, digits before letters.
private struct Weight {
  let value: UInt8
  let isDigit: Bool

  init?(_ byte: UInt8) {
    isDigit = (0x30...0x39).contains(byte)
    switch byte {
    case 0x20, 0x30...0x39, 0x61...0x7A: value = byte
    case 0x41...0x5A: value = byte | 0x20
    default: return nil
    }
  }
}
