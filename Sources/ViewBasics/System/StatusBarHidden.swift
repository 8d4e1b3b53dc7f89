import LayoutCore
import ViewEnvironment
import ViewEvents
import ViewRuntime

extension View {
  /// Hides a phone's status bar.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// The former name of `statusBarHidden(_:)`.
  ///
  /// - Note: Without effect: a terminal has none of what they are about.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }
}
