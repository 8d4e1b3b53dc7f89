import Foundation

/// How a screen reader is to read a text.
///
/// ```swift
/// UIAccessibility.post(
///   notification: .announcement,
///   argument: NSAttributedString(
///     string: "Saved", attributes: [.accessibilitySpeechQueueAnnouncement: true]))
/// ```
extension NSAttributedString.Key {
  /// A Boolean: whether the words wait for those that are being read.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")

  /// The raw value of a `UIAccessibilityPriority`.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")

  /// A Boolean: whether punctuation is read, too.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")

  /// A Boolean: whether the words are read letter by letter.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")

  /// A number from 0 to 2: how high the voice is; 1 is as usual.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePitch")

  /// The language of the words, such as "de-DE".
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")

  /// How the words are spoken, in signs of the International Phonetic Alphabet.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")

  /// The level of a heading, from 1 to 6.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")

  /// Words of the program's own about a part of a text.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public static let accessibilityTextCustom = NSAttributedString.Key(
    "UIAccessibilityTextAttributeCustom")
}
