import HostInterface

/// A key, named by its character: `"s"`, `.return`, `.upArrow`.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character

  public init(_ character: Character) { self.character = character }

  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }

  public static let upArrow = KeyEquivalent(KeyStroke.Named.up)
  public static let downArrow = KeyEquivalent(KeyStroke.Named.down)
  public static let leftArrow = KeyEquivalent(KeyStroke.Named.left)
  public static let rightArrow = KeyEquivalent(KeyStroke.Named.right)
  public static let escape = KeyEquivalent(KeyStroke.Named.escape)
  /// Deletes backwards.
  public static let delete = KeyEquivalent(KeyStroke.Named.delete)
  public static let deleteForward = KeyEquivalent(KeyStroke.Named.deleteForward)
  public static let home = KeyEquivalent(KeyStroke.Named.home)
  public static let end = KeyEquivalent(KeyStroke.Named.end)
  public static let pageUp = KeyEquivalent(KeyStroke.Named.pageUp)
  public static let pageDown = KeyEquivalent(KeyStroke.Named.pageDown)
  public static let clear = KeyEquivalent(KeyStroke.Named.clear)
  public static let tab = KeyEquivalent(KeyStroke.Named.tab)
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent(KeyStroke.Named.return)
}
