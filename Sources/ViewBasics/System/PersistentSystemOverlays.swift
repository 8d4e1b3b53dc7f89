import LayoutCore
import ViewEnvironment
import ViewEvents
import ViewRuntime

extension View {
  /// Shows or hides what the system lays over an app: in a terminal the line that tells what the
  /// keys do.
  ///
  /// ```swift
  /// Slides().persistentSystemOverlays(.hidden)
  /// ```
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(SystemOverlaysModifier(isHidden: visibility == .hidden))
  }
}

private struct SystemOverlaysModifier: ViewModifier {
  /// Stands for one view that asks.
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
