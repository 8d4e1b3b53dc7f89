import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Turns the drawn view around a point; its room stays where it is (S11.19).
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(EffectModifier(.rotation(angle.radians, anchor: anchor.paintPoint)))
  }
}
