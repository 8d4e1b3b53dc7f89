import HostInterface
import ViewRuntime

extension View {
  /// Marks content that is hidden where `redacted(reason: .privacy)` asks for it.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}
