import HostInterface
import ViewRuntime

extension View {
  /// Marks content to hide under `redacted(reason: .privacy)`.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}
