import HostInterface
import ViewRuntime

extension View {
  /// Calls `action` for arrow keys while the focus is on this view or inside it, but not in a text
  /// input, where they move the cursor. Nil leaves the keys their usual effect.
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
}
