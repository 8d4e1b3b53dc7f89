import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Draws the view as a matrix takes its points, about its origin; its room stays where it is.
  ///
  /// Hosts here draw what keeps parallels parallel, and leave perspective out.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(EffectModifier(.transform(transform)))
  }
}
