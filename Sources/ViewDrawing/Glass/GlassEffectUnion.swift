import Foundation
import ViewRuntime

extension View {
  /// Joins the glass of views with the same id.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }
}
