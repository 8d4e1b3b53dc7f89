import HostInterface
import ViewRuntime

extension View {
  /// Calls `action` for Delete while the focus is on this view or inside it, but not in a text
  /// input.
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
