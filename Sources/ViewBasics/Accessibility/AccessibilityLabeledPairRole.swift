import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

/// Which of two views names the other.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label
  case content
}
