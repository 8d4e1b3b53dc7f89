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

  /// The number of times the app changed the clipboard.
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
    changeCount += 1
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

  /// Copies texts and URLs, the latter as text.
  ///
  /// - Returns: whether all of them could be copied.
  @discardableResult
  public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    let texts = objects.compactMap {
      ($0 as? NSURL)?.absoluteString ?? ($0 as? NSString).map(String.init)
    }
    guard !texts.isEmpty else { return false }
    UIPasteboard.general.strings = texts
    changeCount += 1
    return texts.count == objects.count
  }

  /// What the app copied last, as objects of the first class that fits: texts for `NSString`, URLs
  /// for `NSURL`.
  ///
  /// - Parameter options: not used.
  public func readObjects(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> [Any]? {
    for type in classArray {
      if type == NSURL.self, let url = UIPasteboard.general.url { return [url] }
      if type == NSString.self, let texts = UIPasteboard.general.strings { return texts }
    }
    return []
  }

  /// Whether ``readObjects(forClasses:options:)`` would return anything.
  public func canReadObject(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> Bool {
    readObjects(forClasses: classArray, options: options)?.isEmpty == false
  }

  /// What restricts reading; kept for programs that pass it, but not used.
  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only files.
    public static let urlReadingFileURLsOnly = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
    /// Only files of these types.
    public static let urlReadingContentsConformToTypes = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
  }
}
