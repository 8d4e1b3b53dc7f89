/// How urgent an announcement is: the value of
/// `NSAttributedString.Key.accessibilitySpeechAnnouncementPriority`.
///
/// - Note: Without effect: clients here do not ask for them.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// UIKit's word for it.
  public let rawValue: String

  /// A priority by UIKit's word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Interrupts what is read, and is itself not interrupted.
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  /// Interrupts what is read.
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  /// Waits until what is read has come to its end.
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}
