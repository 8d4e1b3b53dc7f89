import Foundation
import ViewRuntime

extension View {
  /// Keeps the row from being selected.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(RowModifier(RowTrait.Selectable.self, !isDisabled))
  }
}
