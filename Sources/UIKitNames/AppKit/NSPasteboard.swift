import Foundation

/// The clipboard, in AppKit's words; see ``UIPasteboard`` for what can be read of it.
///
/// ```swift
/// NSPasteboard.general.clearContents()
/// NSPasteboard.general.setString("copied", forType: .string)
/// ```
@MainActor @preconcurrency
public final class NSPasteboard {
  /// The clipboard, the only one there is.
  public static let general = NSPasteboard()

  private init() {}

  /// What a thing is copied as.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The type's identifier, as in uniform types.
    public let rawValue: String
    /// A type by its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A type by its identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// An address.
    public static let URL = PasteboardType("public.url")
    /// The address of a file.
    public static let fileURL = PasteboardType("public.file-url")
  }

  /// How often the app changed what is on the clipboard.
  public private(set) var changeCount = 0

  /// Takes away what the app copied.
  ///
  /// - Returns: the ``changeCount`` after it.
  @discardableResult
  public func clearContents() -> Int {
    UIPasteboard.general.string = nil
    changeCount += 1
    return changeCount
  }

  /// Says what will be copied, after what was is taken away.
  ///
  /// - Returns: the ``changeCount`` after it.
  @discardableResult
  public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }

  /// Copies a text, or an address as one.
  ///
  /// - Returns: whether it was copied: false for what is neither.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    guard [.string, .URL, .fileURL].contains(dataType) else { return false }
    UIPasteboard.general.string = string
    changeCount += 1
    return true
  }

  /// What the app copied last, as a text; nil for an address where none was copied.
  public func string(forType dataType: PasteboardType) -> String? {
    switch dataType {
    case .string: UIPasteboard.general.string
    case .URL, .fileURL: UIPasteboard.general.url?.absoluteString
    default: nil
    }
  }
}
