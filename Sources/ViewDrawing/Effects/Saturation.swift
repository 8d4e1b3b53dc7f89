import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Increases or decreases saturation: 1 leaves colours unchanged, 0 makes them grey, 2 doubles
  /// their saturation.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(EffectModifier(.saturation(amount)))
  }
}
