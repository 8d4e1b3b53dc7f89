import Foundation

/// A view's role in a labelled pair.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label of the pair.
  case label
  /// The content that the label names.
  case content
}
