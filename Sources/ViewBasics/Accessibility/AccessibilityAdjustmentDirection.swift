/// Which way an accessibility client moves a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}
