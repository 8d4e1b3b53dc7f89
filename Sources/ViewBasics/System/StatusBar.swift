import ViewEnvironment
import ViewRuntime

extension View {
  /// The former name of `statusBarHidden(_:)`.
  ///
  /// - Note: Without effect: a terminal has none of what they are about.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }
}
