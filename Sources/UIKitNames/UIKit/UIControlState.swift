import Foundation

/// What a control of UIKit is doing.
public struct UIControlState: OptionSet, Hashable, Sendable {
  /// A bit for each of the states.
  public let rawValue: UInt
  /// States by UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// None of the others: nothing happens to the control.
  public static let normal: UIControlState = []
  /// While it is pressed.
  public static let highlighted = UIControlState(rawValue: 1 << 0)
  /// It cannot be used.
  public static let disabled = UIControlState(rawValue: 1 << 1)
  /// It is chosen, or on.
  public static let selected = UIControlState(rawValue: 1 << 2)
  /// It has the keyboard focus.
  public static let focused = UIControlState(rawValue: 1 << 3)
}
