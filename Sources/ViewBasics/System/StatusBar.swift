import ViewEnvironment
import ViewRuntime

extension View {
  /// The former name of `statusBarHidden(_:)`.
  ///
  /// - Note: Without effect: no host here has a counterpart.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }
}
