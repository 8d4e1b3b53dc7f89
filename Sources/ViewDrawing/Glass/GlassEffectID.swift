import Foundation
import ViewRuntime

extension View {
  /// Identifies the view's glass, so that it morphs into glass with the same id.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }
}
