/// Whether a log shows a value.
public struct OSLogPrivacy: Sendable {
  /// The replacement for a value that is not shown.
  public enum Mask: Sendable {
    /// A number that is the same for equal values.
    case hash
    /// Only the word `<private>`.
    case none
  }

  enum Kind { case auto, `public`, `private` }

  let kind: Kind
  let mask: Mask

  /// Numbers are shown, text is not.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: .none) }

  /// The value is always shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .public, mask: .none) }

  /// The value is shown only if private values are enabled.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .private, mask: .none) }

  /// The value is shown only if private values are enabled.
  public static var sensitive: OSLogPrivacy { .private }

  /// Numbers are shown, text is not.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }

  /// The value is shown only if private values are enabled.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .private, mask: mask)
  }

  /// The value is shown only if private values are enabled.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .private(mask: mask) }

  /// The text that is written for a value.
  func shown(_ text: String, isNumber: Bool, showsPrivate: Bool) -> String {
    if showsPrivate || kind == .public || (kind == .auto && isNumber) { return text }
    guard mask == .hash else { return "<private>" }
    // FNV-1a: the same in every run, unlike `Hasher`.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "<mask.hash: '\(String(hash, radix: 16))'>"
  }
}
