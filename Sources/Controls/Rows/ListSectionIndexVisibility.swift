import Foundation
import LayoutCore
import ViewEnvironment
import ViewRuntime
import ViewTexts

extension View {
  /// Sets whether a list shows an index of its sections.
  ///
  /// - Note: Without effect: lists have no index.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
}
