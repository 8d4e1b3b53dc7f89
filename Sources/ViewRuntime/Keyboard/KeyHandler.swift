import HostInterface

/// What a view around the focus does about keys.
package struct KeyHandler {
  /// - Returns: whether the key was taken.
  package typealias Handling = (KeyStroke, _ isTyping: Bool) -> Bool

  static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }

  /// Those that it is there for, where they are named.
  let keys: Set<Character>
  let handle: Handling
}

/// `onKeyPress` and the commands that are made of keys.
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
