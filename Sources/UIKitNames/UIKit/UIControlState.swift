import Foundation

/// The states of a UIKit control.
public struct UIControlState: OptionSet, Hashable, Sendable {
  /// A bit for each of the states.
  public let rawValue: UInt
  /// A set of states by UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// None of the other states.
  public static let normal: UIControlState = []
  /// The control is pressed.
  public static let highlighted = UIControlState(rawValue: 1 << 0)
  /// The control is disabled.
  public static let disabled = UIControlState(rawValue: 1 << 1)
  /// The control is selected, or on.
  public static let selected = UIControlState(rawValue: 1 << 2)
  /// The control has the keyboard focus.
  public static let focused = UIControlState(rawValue: 1 << 3)
}
