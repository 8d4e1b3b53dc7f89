import Foundation

/// A turn of a watch's crown; here a press of an arrow key.
public struct DigitalCrownEvent: Hashable, Sendable {
  /// The value after the turn, before it is rounded to a step.
  public var offset: CGFloat
  /// The speed of the turn, in values per second: 0, as a key has none.
  public var velocity: CGFloat
}
