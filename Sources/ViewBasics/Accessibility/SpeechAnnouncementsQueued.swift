import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Queues announcements after the current speech.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
