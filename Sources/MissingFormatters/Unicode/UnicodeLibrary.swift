import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The Unicode library that Foundation links, for text that Foundation does not provide: the names
/// of units in all languages.
///
/// Its functions are looked up by name, as its module is not meant for programs. A statically
/// linked program may not have them: then English words and symbols are used instead.
enum UnicodeLibrary {
  /// Where a function reports its status.
  typealias Status = UnsafeMutablePointer<Int32>
  typealias Close = @convention(c) (OpaquePointer) -> Void

  /// Formats a number by the library's number skeleton, such as "unit/kilometer
  /// unit-width-full-name".
  static func format(_ value: Double, skeleton: String, locale: Locale) -> String? {
    guard let functions = NumberFunctions.all else { return nil }
    var status: Int32 = 0
    let words = Array(skeleton.utf16)
    guard
      let formatter = functions.open(words, Int32(words.count), locale.identifier, &status)
    else { return nil }
    defer { functions.close(formatter) }
    guard let result = functions.openResult(&status) else { return nil }
    defer { functions.closeResult(result) }
    functions.formatDouble(formatter, value, result, &status)
    return text(&status) { functions.text(result, $0, $1, $2) }
  }

  /// The text that a function writes into a buffer, unless it reports an error.
  static func text(
    _ status: inout Int32,
    _ write: (UnsafeMutablePointer<UInt16>, Int32, Status) -> Int32
  ) -> String? {
    var buffer = [UInt16](repeating: 0, count: 512)
    let count = write(&buffer, Int32(buffer.count), &status)
    // Negative values are warnings, such as that a language has no data for the country.
    guard status <= 0, count >= 0, count < buffer.count else { return nil }
    return String(decoding: buffer.prefix(Int(count)), as: UTF16.self)
  }

  /// A formatter that spells out numbers, for another formatter, which closes it.
  static func spelledNumbers(_ language: String, _ status: inout Int32) -> OpaquePointer? {
    openNumbers?(spellOut, nil, 0, language, nil, &status)
  }

  /// The library's constant for spelled-out numbers.
  private static let spellOut: Int32 = 5

  private typealias OpenNumbers =
    @convention(c) (
      Int32, UnsafePointer<UInt16>?, Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Status
    ) -> OpaquePointer?

  private static let openNumbers = function("swift_unum_open", as: OpenNumbers.self)

  static func function<F>(_ name: String, as type: F.Type) -> F? {
    // The type is the signature in ICU's header.
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }

  private struct NumberFunctions: Sendable {
    typealias Open =
      @convention(c) (UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Status) -> OpaquePointer?
    typealias OpenResult = @convention(c) (Status) -> OpaquePointer?
    typealias FormatDouble = @convention(c) (OpaquePointer, Double, OpaquePointer, Status) -> Void
    typealias Text =
      @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt16>, Int32, Status) -> Int32

    let open: Open
    let openResult: OpenResult
    let formatDouble: FormatDouble
    let text: Text
    let close: Close
    let closeResult: Close

    static let all: NumberFunctions? = {
      guard let open = function("swift_unumf_openForSkeletonAndLocale", as: Open.self),
        let openResult = function("swift_unumf_openResult", as: OpenResult.self),
        let formatDouble = function("swift_unumf_formatDouble", as: FormatDouble.self),
        let text = function("swift_unumf_resultToString", as: Text.self),
        let close = function("swift_unumf_close", as: Close.self),
        let closeResult = function("swift_unumf_closeResult", as: Close.self)
      else { return nil }
      return NumberFunctions(
        open: open, openResult: openResult, formatDouble: formatDouble, text: text, close: close,
        closeResult: closeResult)
    }()
  }
}
