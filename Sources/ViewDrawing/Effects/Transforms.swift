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

  /// Turns the drawn view in space, around an axis.
  ///
  /// - Note: In part without effect: `anchorZ` and `perspective` change nothing: what is turned
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

  /// Moves, scales, turns or skews the drawn view about its origin; its room stays where it is.
  ///
  /// A terminal shows the view as it is.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(EffectModifier(.transform(ProjectionTransform(transform))))
  }

  /// Draws the view as a matrix takes its points, about its origin; its room stays where it is.
  ///
  /// Hosts here draw what keeps parallels parallel, and leave perspective out.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(EffectModifier(.transform(transform)))
  }
}
