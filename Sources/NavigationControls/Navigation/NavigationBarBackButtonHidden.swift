import ViewEnvironment
import ViewRuntime

extension View {
  /// Hides the Back button; the program offers another way back, and Escape still goes back.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    modifier(BarModifier(.backButtonHidden(hidesBackButton)))
  }
}
