import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Draws the view transformed by a matrix about its origin; its layout is unchanged.
  ///
  /// Hosts draw the affine part and ignore perspective.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(EffectModifier(.transform(transform)))
  }
}
