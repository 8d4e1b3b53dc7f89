import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Queues announcements after the current speech.
  ///
  /// - Note: Without effect: no accessibility client here reads them.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
