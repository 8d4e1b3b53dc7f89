import Foundation
import ViewRuntime
import ViewTexts

extension View {
  /// Lets clients move between views with the same id.
  ///
  /// - Note: Without effect: no accessibility client here reads them.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}
