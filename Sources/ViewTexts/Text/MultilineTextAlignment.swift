import Foundation
import LayoutCore
import ViewRuntime

extension View {
  /// Sets how lines of different lengths are aligned.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}

extension View {
  /// Sets what determines the alignment of the lines of the texts inside.
  ///
  /// - Note: In part without effect: with a strategy, the text's position decides.
  public nonisolated func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    self
  }
}

extension EnvironmentValues {
  /// The alignment of lines of different lengths; leading by default.
  public var multilineTextAlignment: TextAlignment {
    get { paragraph.alignment }
    set { paragraph.ownAlignment = newValue }
  }
}
