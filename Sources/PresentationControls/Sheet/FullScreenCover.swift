import Controls
import ViewRuntime

extension View {
  /// Covers the whole window while `isPresented` is true; only the program closes it.
  ///
  /// ```swift
  /// .fullScreenCover(isPresented: $isSigningIn) { SignInView() }
  /// ```
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(FlagPresentation(isPresented, .cover, onDismiss: onDismiss, content))
  }

  /// Covers the whole window while there is an item (S12.3).
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemPresentation(item, .cover, onDismiss: onDismiss, content))
  }
}
