import Foundation
import LayoutCore
import ViewDrawing
import ViewRuntime

/// The look of a view that a screen grows out of.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

/// The look without anything said of it.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  nonisolated init() {}

  /// Changes nothing: views look the same while a screen comes.
  public func background(_ style: Color) -> Self { self }
  /// Changes nothing: views look the same while a screen comes.
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }
  /// Changes nothing: views look the same while a screen comes.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> Self { self }
}
