import Foundation
import ViewDrawing
import ViewRuntime

extension View {
  /// Marks this view as the source of a zoom transition.
  ///
  /// - Note: Without effect: screens use the host's own transition.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// Marks this view as the source of a zoom transition, and sets its look during the transition.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}

extension ToolbarContent {
  /// Marks the item as the source of a zoom transition.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}
