import LayoutCore
import ViewRuntime

extension View {
  /// Lets the scroll views inside draw outside their frame, such as shadows.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollBehavior) { $0.clips = !disabled }
  }
}
