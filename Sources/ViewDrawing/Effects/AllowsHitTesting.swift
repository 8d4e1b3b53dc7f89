import HostInterface
import ViewRuntime

extension View {
  /// Sets whether the view receives pointer input; if `enabled` is false, input passes through.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(TraitModifier(.ignoresPointer, isOn: !enabled))
  }
}
