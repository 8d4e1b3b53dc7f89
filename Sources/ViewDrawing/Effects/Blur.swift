import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Blurs the view by a radius in points.
  ///
  /// - Note: In part without effect: `opaque` changes nothing.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(EffectModifier(.blur(Double(radius))))
  }
}
