import ViewEnvironment
import ViewRuntime

extension View {
  /// The form before iOS 16 of `toolbar(.hidden, for: .navigationBar)`.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
  }
}
