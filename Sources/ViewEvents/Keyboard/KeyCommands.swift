import HostInterface
import ViewRuntime

/// A direction in which the user wants to move: an arrow key.
public enum MoveCommandDirection: Sendable {
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

extension View {
  /// Calls `action` for arrow keys while the focus is on this view or inside of it, but not in a
  /// text, where they move the cursor. Nil: they do what they do elsewhere.
  public nonisolated func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View {
    modifier(
      KeyHandlerModifier { stroke, isTyping in
        guard let action, !isTyping, stroke.modifiers.isEmpty,
          let direction = MoveCommandDirection(stroke.key)
        else { return false }
        action(direction)
        return true
      })
  }

  /// Calls `action` for Escape while the focus is on this view or inside of it.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(
      KeyHandlerModifier(keys: action == nil ? [] : [KeyStroke.Named.escape]) { stroke, _ in
        guard let action, stroke.modifiers.isEmpty, stroke.key == KeyStroke.Named.escape else {
          return false
        }
        action()
        return true
      })
  }

  /// Calls `action` for Delete while the focus is on this view or inside of it, but not in a text.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(
      KeyHandlerModifier { stroke, isTyping in
        let keys = [KeyStroke.Named.delete, KeyStroke.Named.deleteForward]
        guard let action, !isTyping, stroke.modifiers.isEmpty, keys.contains(stroke.key) else {
          return false
        }
        action()
        return true
      })
  }
}
