import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Says where in its frame the view is pressed.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    self
  }

  /// Says where in its frame the view is pressed, in fractions of its size.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    self
  }

  /// Says where in its frame the view is pressed if `isEnabled` holds; clients here do not ask.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> some View { self }

  /// Says where the view is pressed, in fractions of its size, if `isEnabled` holds.
  ///
  /// Clients here do not ask.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> some View { self }
}
