import Foundation
import HostInterface
import ViewRuntime

extension View {
  /// Draws the view into a separate picture first.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(EffectModifier(.group))
  }
}
