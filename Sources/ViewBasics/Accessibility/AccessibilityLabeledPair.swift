import Foundation
import ViewRuntime
import ViewTexts

extension View {
  /// Pairs a label view with the content view that has the same id.
  ///
  /// - Note: Without effect: no accessibility client here reads them.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}
