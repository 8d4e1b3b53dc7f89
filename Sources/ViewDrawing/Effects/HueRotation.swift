import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Rotates each hue around the colour wheel; greys, black and white stay unchanged.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(EffectModifier(.hueRotation(angle.radians)))
  }
}
