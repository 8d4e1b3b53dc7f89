import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Reads punctuation aloud.
  ///
  /// - Note: Without effect: no accessibility client here reads them.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }
}
