import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Turns each colour about the colour wheel; greys, black and white stay.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(EffectModifier(.hueRotation(angle.radians)))
  }
}
