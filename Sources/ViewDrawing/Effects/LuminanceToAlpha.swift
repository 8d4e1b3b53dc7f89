import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Makes dark parts transparent.
  public nonisolated func luminanceToAlpha() -> some View {
    modifier(EffectModifier(.luminanceToAlpha))
  }
}
