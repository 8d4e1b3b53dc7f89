import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Makes the view see-through: 0 is invisible, 1 as it is.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(EffectModifier(.opacity(opacity)))
  }

  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(EffectModifier(.brightness(amount)))
  }

  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(EffectModifier(.contrast(amount)))
  }

  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(EffectModifier(.saturation(amount)))
  }

  /// Takes the colour out: 0 is as it is, 1 grey.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(EffectModifier(.grayscale(amount)))
  }

  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(EffectModifier(.hueRotation(angle.radians)))
  }

  public nonisolated func colorInvert() -> some View { modifier(EffectModifier(.colorInvert)) }

  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(EffectModifier(.colorMultiply(color)))
  }

  /// Makes dark parts see-through.
  public nonisolated func luminanceToAlpha() -> some View {
    modifier(EffectModifier(.luminanceToAlpha))
  }

  /// Blurs the view, by a radius in points.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(EffectModifier(.blur(Double(radius))))
  }

  /// Lays a shadow behind the view, in points.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      EffectModifier(.shadow(color, radius: Double(radius), x: Double(x), y: Double(y))))
  }

  /// Draws the view into a picture of its own first, so that effects further out meet it as one.
  public nonisolated func compositingGroup() -> some View { modifier(EffectModifier(.group)) }

  /// Draws the view into a picture of its own first.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(EffectModifier(.group))
  }
}
