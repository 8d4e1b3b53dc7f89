import Foundation
import LayoutCore
import ViewRuntime

extension EnvironmentValues {
  /// Where a text that does not fit is truncated; at its end by default.
  public var truncationMode: Text.TruncationMode {
    get { paragraph.truncationMode }
    set { paragraph.truncationMode = newValue }
  }
}

extension View {
  /// Sets where texts inside that do not fit are truncated.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
}

extension Text {
  /// Where a text that does not fit is truncated.
  public enum TruncationMode: Hashable, Sendable {
    /// At the start: "…of the story".
    case head
    /// At the end: "The end of…".
    case tail
    /// In the middle: "The end…story".
    case middle
  }
}
