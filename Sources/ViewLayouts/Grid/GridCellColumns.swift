import LayoutCore
import ViewRuntime

extension View {
  /// Makes the cell span several columns of its grid.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier(key: GridTraits.columns, value: count))
  }
}
