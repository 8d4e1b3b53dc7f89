import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Adds a shadow behind the view; lengths are in points.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      EffectModifier(.shadow(color, radius: Double(radius), x: Double(x), y: Double(y))))
  }
}
