import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Scales the drawn view; its layout is unchanged (S11.19).
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the drawn view equally in both directions; its layout is unchanged.
  ///
  /// A terminal cannot shrink letters: it hides views scaled below a tenth, and shows the rest
  /// unscaled.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Scales the drawn view by a factor for each direction; its layout is unchanged.
  ///
  /// A negative factor mirrors.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modifier(EffectModifier(.scale(x: Double(x), y: Double(y), anchor: anchor.paintPoint)))
  }
}
