import Foundation
import ViewRuntime

extension View {
  /// Continues an activity that the user began elsewhere.
  ///
  /// - Note: Without effect: there is no Handoff to other devices.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}
