import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Makes the view brighter or darker: 0 leaves it, 1 makes it white, −1 black.
  ///
  /// - Parameter amount: added to red, green and blue, each of which stays within 0...1.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(EffectModifier(.brightness(amount)))
  }

  /// Draws colours away from a middle grey: 1 leaves them, 0 makes all grey, 2 doubles the
  /// distance.
  ///
  /// A negative amount inverts them as well.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(EffectModifier(.contrast(amount)))
  }

  /// Makes colours stronger or paler: 1 leaves them, 0 makes them grey, 2 doubles their strength.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(EffectModifier(.saturation(amount)))
  }

  /// Takes the colour out: 0 is as it is, 1 grey.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(EffectModifier(.grayscale(amount)))
  }

  /// Turns each colour into its opposite, white into black; the opacity stays.
  public nonisolated func colorInvert() -> some View { modifier(EffectModifier(.colorInvert)) }

  /// Multiplies the parts of each colour with those of another: white leaves it, black makes it
  /// black.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(EffectModifier(.colorMultiply(color)))
  }

  /// Makes dark parts transparent.
  public nonisolated func luminanceToAlpha() -> some View {
    modifier(EffectModifier(.luminanceToAlpha))
  }
}
