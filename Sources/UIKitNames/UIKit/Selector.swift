import Foundation

/// A message's name, which Objective-C's code is called by.
///
/// There is none of that code here, so only what the library itself knows is done: see
/// ``UIApplication/sendAction(_:to:from:for:)``.
///
/// The words `#selector` can only be compiled where there is an Objective-C runtime; `kumiki`
/// writes a selector in their place in the copies that it builds.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The message's name.
  public let description: String

  /// A message by its name.
  public init(_ name: String) { description = name }

  /// A message by its name.
  public init(stringLiteral value: String) { description = value }
}
