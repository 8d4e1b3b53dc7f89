import HostInterface
import ViewRuntime

extension View {
  /// Calls `action` for Escape while the focus is on this view or inside it.
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
}
