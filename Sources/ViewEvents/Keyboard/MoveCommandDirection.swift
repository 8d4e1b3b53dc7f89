import HostInterface
import ViewRuntime

/// The direction of an arrow key.
public enum MoveCommandDirection: Sendable {
  /// The direction of the arrow on the key: `left` is left on the screen in every language.
  case up, down, left, right

  init?(_ key: Character) {
    switch key {
    case KeyStroke.Named.up: self = .up
    case KeyStroke.Named.down: self = .down
    case KeyStroke.Named.left: self = .left
    case KeyStroke.Named.right: self = .right
    default: return nil
    }
  }
}
