import Foundation
import ViewRuntime

extension View {
  /// Prevents deletion of the row even if `onDelete` is set.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowModifier(RowTrait.Deletable.self, !isDisabled))
  }
}
