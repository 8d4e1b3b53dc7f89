import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Makes the view brighter or darker: 0 leaves it unchanged, 1 makes it white, −1 black.
  ///
  /// - Parameter amount: added to red, green and blue, which are clamped to 0...1.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(EffectModifier(.brightness(amount)))
  }
}
