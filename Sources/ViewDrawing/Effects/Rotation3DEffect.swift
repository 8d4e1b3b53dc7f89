import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Rotates the drawn view in space around an axis.
  ///
  /// - Note: In part without effect: `anchorZ` and `perspective` change nothing: the rotated view
  ///   stays flat.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      EffectModifier(
        .rotation3D(
          angle: angle.radians, x: Double(axis.x), y: Double(axis.y), z: Double(axis.z),
          anchor: anchor.paintPoint)))
  }
}
