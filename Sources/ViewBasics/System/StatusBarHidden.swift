import LayoutCore
import ViewEnvironment
import ViewRuntime

extension View {
  /// Hides the status bar of a phone.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}
