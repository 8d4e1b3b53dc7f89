import Foundation
import ViewRuntime

extension View {
  /// Declares the user's activity in the view.
  ///
  /// - Note: Without effect: there is no Handoff to other devices.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Declares the user's activity with an element, while there is one.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
}
