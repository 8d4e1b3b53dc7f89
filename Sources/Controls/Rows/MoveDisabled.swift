import Foundation
import ViewRuntime

extension View {
  /// Keeps the row from being moved though `onMove` is set.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowModifier(RowTrait.Movable.self, !isDisabled))
  }
}
