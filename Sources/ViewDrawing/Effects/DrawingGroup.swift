import Foundation
import HostInterface
import ViewRuntime

extension View {
  /// Draws the view into a picture of its own first.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(EffectModifier(.group))
  }
}
