import Foundation

/// Durations in the words of any language, from ``UnicodeLibrary``.
enum UnicodeDurations {
  /// The library's numbers for the widths.
  enum Width: Int32 {
    /// "5 hours, 37 minutes"
    case wide = 0
    /// "5 hr, 37 min"
    case short = 1
    /// "5h 37m"
    case narrow = 2
    /// "5hr 37min"
    case shorter = 4
  }

  /// A measure as the library takes it.
  private struct Measure {
    let value: Double
    let unit: Int32
  }

  /// Writes amounts of several units, joined as is usual in the language.
  ///
  /// - Parameter spellsOut: whether numbers are written in words.
  static func write(
    _ amounts: [(unit: TimeUnit, amount: Int)], _ width: Width, spellsOut: Bool = false,
    locale: Locale
  ) -> String? {
    guard let functions = Functions.all, !amounts.isEmpty else { return nil }
    if spellsOut, amounts.count > 1 {
      // The library spells out only the last of several numbers.
      let parts = amounts.compactMap { write([$0], width, spellsOut: true, locale: locale) }
      return parts.count == amounts.count ? parts.joined(separator: ", ") : nil
    }
    var status: Int32 = 0
    let language = locale.identifier
    // The measure formatter closes the number formatter.
    let numbers = spellsOut ? UnicodeLibrary.spelledNumbers(language, &status) : nil
    guard let formatter = functions.open(language, width.rawValue, numbers, &status) else {
      return nil
    }
    defer { functions.close(formatter) }
    let measures = amounts.map {
      Measure(value: Double($0.amount), unit: Functions.firstUnit + Int32($0.unit.rawValue))
    }
    return measures.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return nil }
      return UnicodeLibrary.text(&status) {
        functions.format(formatter, start, Int32(measures.count), $0, $1, $2)
      }
    }
  }

  private struct Functions: Sendable {
    typealias Status = UnicodeLibrary.Status
    typealias Open =
      @convention(c) (UnsafePointer<CChar>, Int32, OpaquePointer?, Status) -> OpaquePointer?
    typealias Format =
      @convention(c) (
        OpaquePointer, UnsafeRawPointer, Int32, UnsafeMutablePointer<UInt16>, Int32, Status
      ) -> Int32
    typealias Close = UnicodeLibrary.Close

    /// The library's number for years; smaller units follow it.
    static let firstUnit: Int32 = 4 << 8

    let open: Open
    let format: Format
    let close: Close

    static let all: Functions? = {
      guard let open = UnicodeLibrary.function("uameasfmt_open", as: Open.self),
        let format = UnicodeLibrary.function("uameasfmt_formatMultiple", as: Format.self),
        let close = UnicodeLibrary.function("uameasfmt_close", as: Close.self)
      else { return nil }
      return Functions(open: open, format: format, close: close)
    }()
  }
}
