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
}
