/// The set of a view's gestures that take part.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from bits; unknown bits have no effect.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither the added gesture nor those inside.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added gesture and those inside.
  public static let all: GestureMask = [.gesture, .subviews]
}
