import Foundation

/// Distances in time in the words of any language, from ``UnicodeLibrary``: "in 3 weeks",
/// "yesterday".
enum UnicodeDistances {
  /// The library's numbers for the widths.
  enum Width: Int32 {
    /// "2 hours ago"
    case long = 0
    /// "2 hr. ago"
    case short = 1
    /// "2h ago"
    case narrow = 2
  }

  /// - Parameters:
  ///   - amount: negative for the past.
  ///   - named: whether near days have names.
  ///   - spellsOut: whether numbers are written in words.
  static func write(
    _ amount: Int, _ unit: TimeUnit, _ width: Width, named: Bool, spellsOut: Bool, locale: Locale
  ) -> String? {
    guard let functions = Functions.all else { return nil }
    var status: Int32 = 0
    let language = locale.identifier
    // The distance formatter closes the number formatter.
    let numbers = spellsOut ? UnicodeLibrary.spelledNumbers(language, &status) : nil
    guard
      let formatter = functions.open(
        language, numbers, width.rawValue, Functions.withoutCapitals, &status)
    else { return nil }
    defer { functions.close(formatter) }
    let write = named ? functions.format : functions.formatNumeric
    return UnicodeLibrary.text(&status) {
      write(formatter, Double(amount), number(of: unit), $0, $1, $2)
    }
  }

  /// The library has quarters between years and months.
  private static func number(of unit: TimeUnit) -> Int32 {
    unit == .year ? 0 : Int32(unit.rawValue) + 1
  }

  private struct Functions: Sendable {
    typealias Status = UnicodeLibrary.Status
    typealias Open =
      @convention(c) (UnsafePointer<CChar>, OpaquePointer?, Int32, Int32, Status) -> OpaquePointer?
    typealias Format =
      @convention(c) (
        OpaquePointer, Double, Int32, UnsafeMutablePointer<UInt16>, Int32, Status
      ) -> Int32
    typealias Close = UnicodeLibrary.Close

    /// The library's constant for words as they appear within a sentence.
    static let withoutCapitals: Int32 = 1 << 8

    let open: Open
    let format: Format
    let formatNumeric: Format
    let close: Close

    static let all: Functions? = {
      guard let open = UnicodeLibrary.function("swift_ureldatefmt_open", as: Open.self),
        let format = UnicodeLibrary.function("swift_ureldatefmt_format", as: Format.self),
        let formatNumeric = UnicodeLibrary.function(
          "swift_ureldatefmt_formatNumeric", as: Format.self),
        let close = UnicodeLibrary.function("swift_ureldatefmt_close", as: Close.self)
      else { return nil }
      return Functions(open: open, format: format, formatNumeric: formatNumeric, close: close)
    }()
  }
}
