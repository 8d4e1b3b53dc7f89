import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Makes the view brighter or darker: 0 leaves it unchanged, 1 makes it white, −1 black.
  ///
  /// - Parameter amount: added to red, green and blue, which are clamped to 0...1.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(EffectModifier(.brightness(amount)))
  }

  /// Moves colours away from middle grey: 1 leaves them unchanged, 0 makes everything grey, 2
  /// doubles the distance.
  ///
  /// A negative amount also inverts them.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(EffectModifier(.contrast(amount)))
  }

  /// Increases or decreases saturation: 1 leaves colours unchanged, 0 makes them grey, 2 doubles
  /// their saturation.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(EffectModifier(.saturation(amount)))
  }

  /// Removes colour: 0 leaves the view unchanged, 1 makes it grey.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(EffectModifier(.grayscale(amount)))
  }

  /// Inverts each colour, white into black; the opacity is unchanged.
  public nonisolated func colorInvert() -> some View { modifier(EffectModifier(.colorInvert)) }

  /// Multiplies each colour with another, per component: white leaves it unchanged, black makes it
  /// black.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(EffectModifier(.colorMultiply(color)))
  }

  /// Makes dark parts transparent.
  public nonisolated func luminanceToAlpha() -> some View {
    modifier(EffectModifier(.luminanceToAlpha))
  }
}
