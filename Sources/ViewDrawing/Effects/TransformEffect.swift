import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Moves, scales, rotates or skews the drawn view about its origin; its layout is unchanged.
  ///
  /// A terminal shows the view untransformed.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(EffectModifier(.transform(ProjectionTransform(transform))))
  }
}
