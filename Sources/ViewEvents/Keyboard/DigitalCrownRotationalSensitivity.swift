/// How far a watch's crown turns for one step.
///
/// - Note: Without effect: an arrow key is one step.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// Many turns for the whole range, a moderate number, or few.
  case low, medium, high
}
