import HostInterface
import ViewRuntime

extension View {
  /// Removes the redaction of the content inside.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
}
