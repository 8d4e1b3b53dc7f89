import HostInterface
import ViewRuntime

extension View {
  /// Shows the content inside as blocks, for the given reasons in addition to inherited ones.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
}
