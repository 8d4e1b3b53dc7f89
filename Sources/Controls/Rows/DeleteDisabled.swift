import Foundation
import ViewRuntime

extension View {
  /// Keeps the row from being deleted though `onDelete` is set.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowModifier(RowTrait.Deletable.self, !isDisabled))
  }
}
