import Foundation
import ViewRuntime

extension View {
  /// Prevents selection of the row.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(RowModifier(RowTrait.Selectable.self, !isDisabled))
  }
}
