/// The direction in which an accessibility client adjusts a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Increases the value by a step that the view chooses.
  case increment
  /// Decreases the value by a step that the view chooses.
  case decrement
}
