import Foundation
import LayoutCore
import ViewRuntime

extension View {
  /// Changes the preference of the views inside, using an anchor of this view.
  public nonisolated func transformAnchorPreference<A: Sendable, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    AnchorProvider<Self, A, K>(
      content: self, source: value, replaces: false, change: transform)
  }
}
