import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Moves, scales, turns or skews the drawn view about its origin; its room stays where it is.
  ///
  /// A terminal shows the view as it is.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(EffectModifier(.transform(ProjectionTransform(transform))))
  }
}
