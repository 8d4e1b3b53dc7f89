import Foundation
import LayoutCore
import ViewRuntime

extension View {
  /// How lines of different length stand to each other.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}

extension View {
  /// What decides to which side the lines of the texts inside lean.
  ///
  /// - Note: In part without effect: given a strategy, the place decides.
  public nonisolated func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    self
  }
}
