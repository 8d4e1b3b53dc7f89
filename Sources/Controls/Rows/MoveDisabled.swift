import Foundation
import ViewRuntime

extension View {
  /// Prevents moving the row even if `onMove` is set.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowModifier(RowTrait.Movable.self, !isDisabled))
  }
}
