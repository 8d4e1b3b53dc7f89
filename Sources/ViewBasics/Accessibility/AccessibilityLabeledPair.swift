import Foundation
import ViewRuntime
import ViewTexts

extension View {
  /// Says that a view with the same id names this one, or is named by it.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}
