import Foundation

/// The name of an Objective-C message.
///
/// There is no Objective-C code here, so only messages that the library knows have an effect: see
/// ``UIApplication/sendAction(_:to:from:for:)``.
///
/// `#selector` compiles only with an Objective-C runtime; `kumiki` replaces it with a selector in
/// the copies that it builds.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The message's name.
  public let description: String

  /// A message by its name.
  public init(_ name: String) { description = name }

  /// A message by its name.
  public init(stringLiteral value: String) { description = value }
}
