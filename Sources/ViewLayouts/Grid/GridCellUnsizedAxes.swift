import LayoutCore
import ViewRuntime

extension View {
  /// Ignores the cell when the grid computes the sizes of its columns or rows.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier(key: GridTraits.unsizedAxes, value: axes))
  }
}
