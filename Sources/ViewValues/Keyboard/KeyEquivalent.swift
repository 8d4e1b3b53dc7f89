import HostInterface

/// A key, named by its character: `"s"`, `.return`, `.upArrow`.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character; keys that type none have one from the private use area.
  public var character: Character

  /// Makes the key that types a character.
  public init(_ character: Character) { self.character = character }

  /// Makes the key that types a character, from a literal: `"s"`.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }

  /// The up arrow.
  public static let upArrow = KeyEquivalent(KeyStroke.Named.up)
  /// The down arrow.
  public static let downArrow = KeyEquivalent(KeyStroke.Named.down)
  /// The left arrow.
  public static let leftArrow = KeyEquivalent(KeyStroke.Named.left)
  /// The right arrow.
  public static let rightArrow = KeyEquivalent(KeyStroke.Named.right)
  /// Escape, which usually closes without a change.
  public static let escape = KeyEquivalent(KeyStroke.Named.escape)
  /// Deletes backwards.
  public static let delete = KeyEquivalent(KeyStroke.Named.delete)
  /// Deletes forwards.
  public static let deleteForward = KeyEquivalent(KeyStroke.Named.deleteForward)
  /// Home.
  public static let home = KeyEquivalent(KeyStroke.Named.home)
  /// End.
  public static let end = KeyEquivalent(KeyStroke.Named.end)
  /// Page Up.
  public static let pageUp = KeyEquivalent(KeyStroke.Named.pageUp)
  /// Page Down.
  public static let pageDown = KeyEquivalent(KeyStroke.Named.pageDown)
  /// Clear on Apple's number pads; no host has the key.
  public static let clear = KeyEquivalent(KeyStroke.Named.clear)
  /// Tab, which moves the focus if nothing else handles it.
  public static let tab = KeyEquivalent(KeyStroke.Named.tab)
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Return, including on the number pad.
  public static let `return` = KeyEquivalent(KeyStroke.Named.return)
}
