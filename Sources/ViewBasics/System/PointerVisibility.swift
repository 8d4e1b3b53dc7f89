import Foundation
import LayoutCore
import ViewEnvironment
import ViewRuntime

extension View {
  /// Sets whether the pointer is visible over the view.
  ///
  /// - Note: Without effect: no host here supports it.
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View { self }
}
