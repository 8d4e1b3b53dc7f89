import LayoutCore
import ViewRuntime

extension View {
  /// Aligns a point of the cell with the same point of its space.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier(key: GridTraits.anchor, value: anchor))
  }
}
