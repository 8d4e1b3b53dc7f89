import Foundation
import ViewRuntime

extension View {
  /// Names the view's glass, so that it changes into the one of the same name.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }
}
