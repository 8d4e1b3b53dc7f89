import HostInterface

/// A key, named by its character: `"s"`, `.return`, `.upArrow`.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character; keys that type none have one of the private use area.
  public var character: Character

  /// The key that types a character.
  public init(_ character: Character) { self.character = character }

  /// The key that types a character, as a literal: `"s"`.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }

  /// The arrow up.
  public static let upArrow = KeyEquivalent(KeyStroke.Named.up)
  /// The arrow down.
  public static let downArrow = KeyEquivalent(KeyStroke.Named.down)
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent(KeyStroke.Named.left)
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent(KeyStroke.Named.right)
  /// Escape, as a rule for what closes without a change.
  public static let escape = KeyEquivalent(KeyStroke.Named.escape)
  /// Deletes backwards.
  public static let delete = KeyEquivalent(KeyStroke.Named.delete)
  /// Deletes forwards.
  public static let deleteForward = KeyEquivalent(KeyStroke.Named.deleteForward)
  /// To the beginning.
  public static let home = KeyEquivalent(KeyStroke.Named.home)
  /// To the end.
  public static let end = KeyEquivalent(KeyStroke.Named.end)
  /// One page up.
  public static let pageUp = KeyEquivalent(KeyStroke.Named.pageUp)
  /// One page down.
  public static let pageDown = KeyEquivalent(KeyStroke.Named.pageDown)
  /// Clears what was typed, on Apple's number pads; no host here has the key.
  public static let clear = KeyEquivalent(KeyStroke.Named.clear)
  /// Tab, which moves the focus where nobody else takes it.
  public static let tab = KeyEquivalent(KeyStroke.Named.tab)
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Return, on the number pad, too.
  public static let `return` = KeyEquivalent(KeyStroke.Named.return)
}
