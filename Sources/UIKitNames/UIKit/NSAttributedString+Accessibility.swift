import Foundation

/// Keys for how a screen reader reads text.
///
/// ```swift
/// UIAccessibility.post(
///   notification: .announcement,
///   argument: NSAttributedString(
///     string: "Saved", attributes: [.accessibilitySpeechQueueAnnouncement: true]))
/// ```
extension NSAttributedString.Key {
  /// A Boolean: whether the announcement waits for the current speech to end.
  ///
  /// - Note: Without effect: no accessibility client here reads them.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")

  /// The raw value of a `UIAccessibilityPriority`.
  ///
  /// - Note: Without effect: no accessibility client here reads them.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")

  /// A Boolean: whether punctuation is spoken.
  ///
  /// - Note: Without effect: no accessibility client here reads them.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")

  /// A Boolean: whether the text is spelled out letter by letter.
  ///
  /// - Note: Without effect: no accessibility client here reads them.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")

  /// A number from 0 to 2: the pitch of the voice; 1 is the default.
  ///
  /// - Note: Without effect: no accessibility client here reads them.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePitch")

  /// The language of the text, such as "de-DE".
  ///
  /// - Note: Without effect: no accessibility client here reads them.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")

  /// The pronunciation, in the International Phonetic Alphabet.
  ///
  /// - Note: Without effect: no accessibility client here reads them.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")

  /// The level of a heading, from 1 to 6.
  ///
  /// - Note: Without effect: no accessibility client here reads them.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")

  /// Custom text about a part of a text.
  ///
  /// - Note: Without effect: no accessibility client here reads them.
  public static let accessibilityTextCustom = NSAttributedString.Key(
    "UIAccessibilityTextAttributeCustom")
}
