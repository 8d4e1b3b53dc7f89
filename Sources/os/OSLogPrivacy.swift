/// Who may read a value in a log.
public struct OSLogPrivacy: Sendable {
  /// What stands in place of a value that is not shown.
  public enum Mask: Sendable {
    /// A number that is the same for the same value.
    case hash
    /// Nothing but the word `<private>`.
    case none
  }

  enum Kind { case auto, `public`, `private` }

  let kind: Kind
  let mask: Mask

  /// Numbers are shown, text is not.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: .none) }

  /// Everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .public, mask: .none) }

  /// Only who asks for it.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .private, mask: .none) }

  /// Only who asks for it.
  public static var sensitive: OSLogPrivacy { .private }

  /// Numbers are shown, text is not.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }

  /// Only who asks for it.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .private, mask: mask)
  }

  /// Only who asks for it.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .private(mask: mask) }

  /// What is written for a value.
  func shown(_ text: String, isNumber: Bool, showsPrivate: Bool) -> String {
    if showsPrivate || kind == .public || (kind == .auto && isNumber) { return text }
    guard mask == .hash else { return "<private>" }
    // FNV-1a: the same in every run, which `Hasher` is not.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "<mask.hash: '\(String(hash, radix: 16))'>"
  }
}
