import Foundation

/// Distances in time in the words of any language, by ``UnicodeLibrary``: "in 3 weeks",
/// "yesterday".
enum UnicodeDistances {
  /// As the library numbers them.
  enum Width: Int32 {
    /// "2 hours ago"
    case long = 0
    /// "2 hr. ago"
    case short = 1
    /// "2h ago"
    case narrow = 2
  }

  /// - Parameters:
  ///   - amount: below zero for what is past.
  ///   - named: Whether near days have names.
  ///   - spellsOut: Whether numbers are written in words.
  static func write(
    _ amount: Int, _ unit: TimeUnit, _ width: Width, named: Bool, spellsOut: Bool, locale: Locale
  ) -> String? {
    guard let functions = Functions.all else { return nil }
    var status: Int32 = 0
    let language = locale.identifier
    // The formatter of distances closes the one of numbers.
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

  /// The library counts a quarter between years and months.
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

    /// The library's number for words as they stand within a sentence.
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
