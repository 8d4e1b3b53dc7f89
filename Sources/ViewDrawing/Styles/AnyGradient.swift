import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A colour with its subtle standard gradient.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  let gradient: Gradient

  /// Makes a style of a gradient from the upper side of an area to the lower one.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  public typealias Resolved = Never
}

extension AnyGradient: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(in: environment)
  }
}
