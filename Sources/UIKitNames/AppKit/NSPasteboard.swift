import Foundation

/// The clipboard, with AppKit's names; see ``UIPasteboard`` for what can be read from it.
///
/// ```swift
/// NSPasteboard.general.clearContents()
/// NSPasteboard.general.setString("copied", forType: .string)
/// ```
@MainActor @preconcurrency
public final class NSPasteboard {
  /// The clipboard; the only instance.
  public static let general = NSPasteboard()

  private init() {}

  /// The type of copied content.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The type's identifier, as in uniform types.
    public let rawValue: String
    /// A type by its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A type by its identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// A URL.
    public static let URL = PasteboardType("public.url")
    /// A file URL.
    public static let fileURL = PasteboardType("public.file-url")
  }

  /// The number of times the app took over the clipboard: with ``clearContents()`` or
  /// ``declareTypes(_:owner:)``, not with what it writes then.
  public private(set) var changeCount = 0

  /// Removes what the app copied.
  ///
  /// - Returns: the new ``changeCount``.
  @discardableResult
  public func clearContents() -> Int {
    UIPasteboard.general.string = nil
    changeCount += 1
    return changeCount
  }

  /// Clears the clipboard and declares the types that will be copied.
  ///
  /// - Returns: the new ``changeCount``.
  @discardableResult
  public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }

  /// Copies text, or a URL as text.
  ///
  /// - Returns: whether it was copied: false for other types.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    guard [.string, .URL, .fileURL].contains(dataType) else { return false }
    UIPasteboard.general.string = string
    return true
  }

  /// The text that the app copied last; nil for a URL if none was copied.
  public func string(forType dataType: PasteboardType) -> String? {
    switch dataType {
    case .string: UIPasteboard.general.string
    case .URL, .fileURL: UIPasteboard.general.url?.absoluteString
    default: nil
    }
  }

  /// Adds texts and URLs to what was copied since ``clearContents()``, the latter as text.
  ///
  /// - Returns: whether all of them could be copied.
  @discardableResult
  public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    let texts = objects.compactMap {
      ($0 as? NSURL)?.absoluteString ?? ($0 as? NSString).map(String.init)
    }
    guard !texts.isEmpty else { return false }
    UIPasteboard.general.strings = (UIPasteboard.general.strings ?? []) + texts
    return texts.count == objects.count
  }

  /// What the app copied last, each item as an object of the first class that fits: `NSURL` for a
  /// URL, `NSString` for any text. Items that fit none are left out.
  ///
  /// - Parameter options: with ``ReadingOptionKey/urlReadingFileURLsOnly``, the only URLs are those
  ///   of files.
  public func readObjects(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> [Any]? {
    let filesOnly =
      (options?[.urlReadingFileURLsOnly] as? NSNumber)?.boolValue
      ?? (options?[.urlReadingFileURLsOnly] as? Bool) ?? false
    return (UIPasteboard.general.strings ?? []).compactMap { text in
      classArray.lazy.compactMap { type -> Any? in
        if type == NSString.self { return text }
        guard type == NSURL.self, let url = UIPasteboard.address(text) else { return nil }
        return filesOnly && !url.isFileURL ? nil : url
      }.first
    }
  }

  /// Whether ``readObjects(forClasses:options:)`` would return anything.
  public func canReadObject(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> Bool {
    readObjects(forClasses: classArray, options: options)?.isEmpty == false
  }

  /// What restricts reading.
  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only the URLs of files.
    public static let urlReadingFileURLsOnly = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
    /// Only files of these types.
    ///
    /// - Note: Without effect: files of all types are read.
    public static let urlReadingContentsConformToTypes = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
  }
}
