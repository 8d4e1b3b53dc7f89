import LayoutCore
import ViewRuntime

/// The keys of the traits that cells set for their grid.
enum GridTraits {
  private enum Row {}
  private enum Columns {}
  private enum ColumnAlignment {}
  private enum Anchor {}
  private enum UnsizedAxes {}

  static let row = ObjectIdentifier(Row.self)
  static let columns = ObjectIdentifier(Columns.self)
  static let columnAlignment = ObjectIdentifier(ColumnAlignment.self)
  static let anchor = ObjectIdentifier(Anchor.self)
  static let unsizedAxes = ObjectIdentifier(UnsizedAxes.self)
}

private struct GridCellModifier<Value: Equatable> {
  let key: ObjectIdentifier
  let value: Value
}

extension GridCellModifier: LayoutModifier {
  typealias Body = Never

  func setTraits(_ traits: inout [ObjectIdentifier: Any]) { traits[key] = value }
  func laysOutDifferently(from old: Self) -> Bool { value != old.value }
}

extension View {
  /// Makes the cell span several columns of its grid.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier(key: GridTraits.columns, value: count))
  }

  /// Aligns the whole column of the cell.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier(key: GridTraits.columnAlignment, value: guide))
  }

  /// Aligns a point of the cell with the same point of its space.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier(key: GridTraits.anchor, value: anchor))
  }

  /// Ignores the cell when the grid computes the sizes of its columns or rows.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier(key: GridTraits.unsizedAxes, value: axes))
  }
}
