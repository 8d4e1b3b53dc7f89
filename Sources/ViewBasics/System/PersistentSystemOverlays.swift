import LayoutCore
import ViewEnvironment
import ViewEvents
import ViewRuntime

extension View {
  /// Shows or hides system overlays: in a terminal, the line with the key hints.
  ///
  /// ```swift
  /// Slides().persistentSystemOverlays(.hidden)
  /// ```
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(SystemOverlaysModifier(isHidden: visibility == .hidden))
  }
}

private struct SystemOverlaysModifier: ViewModifier {
  /// Identifies one view that requests hidden overlays.
  final class Owner: Sendable {}

  let isHidden: Bool
  @State private var owner = Owner()
  @Environment(\.hostCommands) private var commands

  nonisolated init(isHidden: Bool) { self.isHidden = isHidden }

  func body(content: Content) -> some View {
    content
      .onChange(of: isHidden, initial: true) { commands.hideOverlays(isHidden, for: owner) }
      .onDisappear { commands.hideOverlays(false, for: owner) }
  }
}
