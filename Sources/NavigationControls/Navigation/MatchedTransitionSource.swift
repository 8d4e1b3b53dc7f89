import Foundation
import ViewDrawing
import ViewRuntime

extension View {
  /// Says that a screen may grow out of this view.
  ///
  /// - Note: Without effect: screens use the host's own transition.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// Says that a screen may grow out of this view, and how the view looks meanwhile.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}
