import LayoutCore
import ViewEnvironment
import ViewEvents
import ViewRuntime

// What only a phone's system has. The names are accepted, as there is nothing that they could
// change.

extension View {
  /// Hides a phone's status bar.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// The former name of `statusBarHidden(_:)`.
  ///
  /// - Note: Without effect: a terminal has none of what they are about.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Shows or hides what the system lays over an app: in a terminal the line that tells what the
  /// keys do.
  ///
  /// ```swift
  /// Slides().persistentSystemOverlays(.hidden)
  /// ```
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(SystemOverlaysModifier(isHidden: visibility == .hidden))
  }

  /// Lets the app's gestures go before the system's at some edges.
  ///
  /// - Note: Without effect: a terminal has none of what they are about.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Shows a scroll view's indicators for a moment when the value changes: they always show here.
  ///
  /// - Note: Without effect: a terminal has none of what they are about.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Shows a scroll view's indicators for a moment when it appears: they always show here.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
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
