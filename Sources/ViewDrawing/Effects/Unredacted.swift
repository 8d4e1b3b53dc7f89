import HostInterface
import ViewRuntime

extension View {
  /// Shows the content inside as it is after all.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
}
