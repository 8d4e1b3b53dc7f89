import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Sets the point in the view's frame where clients activate it.
  ///
  /// - Note: Without effect: no accessibility client here reads them.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    self
  }

  /// Sets the point where clients activate the view, as a fraction of its size.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    self
  }

  /// Sets the point in the view's frame where clients activate it, if `isEnabled` is true; unused
  /// here.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> some View { self }

  /// Sets the point where clients activate the view, as a fraction of its size, if `isEnabled` is
  /// true.
  ///
  /// Clients here do not use it.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> some View { self }
}
