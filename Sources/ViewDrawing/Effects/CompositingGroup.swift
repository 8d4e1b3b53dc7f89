import Foundation
import HostInterface
import ViewRuntime

extension View {
  /// Draws the view into a picture of its own first, so that effects further out meet it as one.
  public nonisolated func compositingGroup() -> some View { modifier(EffectModifier(.group)) }
}
