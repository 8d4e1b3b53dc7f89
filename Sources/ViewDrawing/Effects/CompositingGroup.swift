import Foundation
import HostInterface
import ViewRuntime

extension View {
  /// Draws the view into a separate picture first, so that outer effects apply to it as a whole.
  public nonisolated func compositingGroup() -> some View { modifier(EffectModifier(.group)) }
}
