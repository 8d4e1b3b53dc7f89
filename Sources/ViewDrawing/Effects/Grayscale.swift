import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Removes colour: 0 leaves the view unchanged, 1 makes it grey.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(EffectModifier(.grayscale(amount)))
  }
}
