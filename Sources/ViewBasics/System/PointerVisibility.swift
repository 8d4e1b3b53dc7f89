import Foundation
import LayoutCore
import ViewEnvironment
import ViewRuntime

extension View {
  /// Whether the pointer is seen over the view.
  ///
  /// - Note: Without effect: no host here has what they are about.
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View { self }
}
