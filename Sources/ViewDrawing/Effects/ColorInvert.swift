import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Inverts each colour, white into black; the opacity is unchanged.
  public nonisolated func colorInvert() -> some View { modifier(EffectModifier(.colorInvert)) }
}
