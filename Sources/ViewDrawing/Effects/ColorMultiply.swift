import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Multiplies each colour with another, per component: white leaves it unchanged, black makes it
  /// black.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(EffectModifier(.colorMultiply(color)))
  }
}
