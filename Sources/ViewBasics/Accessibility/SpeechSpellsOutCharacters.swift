import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Spells the text out letter by letter.
  ///
  /// - Note: Without effect: no accessibility client here reads them.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
