import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Rotates the drawn view around a point; its layout is unchanged (S11.19).
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(EffectModifier(.rotation(angle.radians, anchor: anchor.paintPoint)))
  }
}
