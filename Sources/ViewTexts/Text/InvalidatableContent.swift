import Foundation
import ViewRuntime

extension View {
  /// Sets whether the view's content may be out of date.
  ///
  /// - Note: Without effect: no host here supports it.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
