import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Enlarges the drawn view; its room stays as large as it is (S11.19).
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view larger or smaller in both directions alike; its room stays as large as it is.
  ///
  /// A terminal cannot shrink its letters: it hides what is scaled below a tenth, and shows the
  /// rest unscaled.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Draws the view larger or smaller by a factor for each direction; its room stays as it is.
  ///
  /// A negative factor mirrors.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modifier(EffectModifier(.scale(x: Double(x), y: Double(y), anchor: anchor.paintPoint)))
  }
}
