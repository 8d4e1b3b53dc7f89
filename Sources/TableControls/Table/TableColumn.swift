import Foundation
import LayoutCore
import ViewRuntime

/// A table column: its header, and the view of each row.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Age", value: \.age) { person in Text("\(person.age)") }.width(60)
/// TableColumn("Edit") { person in Button("Edit") { edit(person) } }
/// ```
///
/// A column with a value can sort the table.
public struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
> {
  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content
  var columnWidth = TableColumnWidth()
  var columnAlignment = TableColumnAlignment.automatic
}

extension TableColumn: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  /// This column with its types erased, for the table.
  public nonisolated var _columns: [_TableColumn<RowValue>] {
    let content = content
    return [
      _TableColumn(
        label: AnyView(label), width: columnWidth, alignment: columnAlignment,
        comparator: comparator, content: { AnyView(content($0)) })
    ]
  }
}

extension TableColumn {
  /// Fixes the width, in points; nil restores the table's default.
  public nonisolated func width(_ width: CGFloat? = nil) -> Self {
    var copy = self
    copy.columnWidth = TableColumnWidth(minimum: width, ideal: width, maximum: width)
    return copy
  }

  /// Sets the limits of the width, in points.
  public nonisolated func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> Self {
    var copy = self
    copy.columnWidth = TableColumnWidth(minimum: min, ideal: ideal, maximum: max)
    return copy
  }

  /// Sets the alignment of the column's views.
  public nonisolated func alignment(_ alignment: TableColumnAlignment) -> Self {
    var copy = self
    copy.columnAlignment = alignment
    return copy
  }
}
