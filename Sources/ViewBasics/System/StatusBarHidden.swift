import LayoutCore
import ViewEnvironment
import ViewRuntime

extension View {
  /// Hides a phone's status bar.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}
