/// Which way an accessibility client moves a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up, by a step of the view's choice.
  case increment
  /// Down, by a step of the view's choice.
  case decrement
}
