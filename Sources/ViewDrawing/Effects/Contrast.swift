import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Moves colours away from middle grey: 1 leaves them unchanged, 0 makes everything grey, 2
  /// doubles the distance.
  ///
  /// A negative amount also inverts them.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(EffectModifier(.contrast(amount)))
  }
}
