import HostInterface
import ViewRuntime

extension View {
  /// The legacy name of `textInputAutocapitalization(_:)`.
  ///
  /// - Note: Without effect: text stays as typed.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }
}
