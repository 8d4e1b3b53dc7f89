import HostInterface
import ViewRuntime

extension View {
  /// Lets pointer input pass through the view where `enabled` is false.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(TraitModifier(.ignoresPointer, isOn: !enabled))
  }
}
