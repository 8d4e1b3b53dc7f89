import Foundation
import ViewRuntime

extension View {
  /// Continues an activity that the user began elsewhere.
  ///
  /// - Note: Without effect: no system here goes on with it elsewhere.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}
