import Foundation

/// Which of two views names the other.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The one that names the other.
  case label
  /// The one that is named.
  case content
}
