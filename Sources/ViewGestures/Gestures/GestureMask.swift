/// Which of a view's gestures take part.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Makes a set of bits; those that mean nothing here stay without effect.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither the gesture that is being added nor those inside.
  public static let none: GestureMask = []
  /// The gesture that is being added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// The gesture that is being added, and those inside.
  public static let all: GestureMask = [.gesture, .subviews]
}
