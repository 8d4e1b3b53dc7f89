import Foundation

/// What AppKit's controls have in common, as far as it is here: the state of a check box.
///
/// There is no view of AppKit here: use SwiftUI's controls.
@MainActor @preconcurrency
open class NSControl: NSObject {
  /// The state of a button.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    /// The state's number.
    public let rawValue: Int
    /// A state by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A state by its number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// Neither on nor off.
    public static let mixed = StateValue(-1)
    /// Off.
    public static let off = StateValue(0)
    /// On.
    public static let on = StateValue(1)
  }

  /// A number by which the program knows the control.
  public var tag = 0

  package override init() { super.init() }
}
