import ViewEnvironment
import ViewRuntime

extension View {
  /// Leaves the Back button out; a program offers another way back, and Escape still is one.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    modifier(BarModifier(.backButtonHidden(hidesBackButton)))
  }
}
