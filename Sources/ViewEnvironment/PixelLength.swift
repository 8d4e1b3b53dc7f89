import Foundation
import ViewRuntime

extension EnvironmentValues {
  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / max(displayScale, 0.01) }
}
