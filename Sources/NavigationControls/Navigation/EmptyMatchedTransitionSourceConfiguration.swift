import Foundation
import LayoutCore
import ViewDrawing
import ViewRuntime

/// A configuration that changes nothing.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  nonisolated init() {}

  /// Returns the configuration unchanged: views keep their look during a transition.
  public func background(_ style: Color) -> Self { self }
  /// Returns the configuration unchanged: views keep their look during a transition.
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }
  /// Returns the configuration unchanged: views keep their look during a transition.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> Self { self }
}
