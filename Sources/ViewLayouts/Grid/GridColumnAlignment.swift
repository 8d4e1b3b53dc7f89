import LayoutCore
import ViewRuntime

extension View {
  /// Aligns the whole column of the cell.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier(key: GridTraits.columnAlignment, value: guide))
  }
}
