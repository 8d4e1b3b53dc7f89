import HostInterface

/// The key handler of a view around the focus.
package struct KeyHandler {
  /// - Returns: whether the key was handled.
  package typealias Handling = (KeyStroke, _ isTyping: Bool) -> Bool

  static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }

  /// The keys that it handles, if limited.
  let keys: Set<Character>
  let handle: Handling
}

/// The modifier behind `onKeyPress` and the commands that consist of keys.
package struct KeyHandlerModifier {
  private let handler: KeyHandler

  package init(keys: Set<Character> = [], _ handle: @escaping KeyHandler.Handling) {
    handler = KeyHandler(keys: keys, handle: handle)
  }
}

extension KeyHandlerModifier: LayoutModifier {
  package typealias Body = Never

  package func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    traits[KeyHandler.key] = handler
  }

  package func laysOutDifferently(from old: KeyHandlerModifier) -> Bool { false }
}
