/// How urgent an announcement is: the value of
/// `NSAttributedString.Key.accessibilitySpeechAnnouncementPriority`.
///
/// - Note: Without effect: no accessibility client here reads them.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// UIKit's name for the priority.
  public let rawValue: String

  /// A priority by UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Interrupts current speech, and is itself not interrupted.
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  /// Interrupts current speech.
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  /// Waits until current speech has ended.
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}
