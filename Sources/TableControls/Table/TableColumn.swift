import Foundation
import LayoutCore
import ViewRuntime

/// A column of a table: what stands at its head, and the view of each row.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Age", value: \.age) { person in Text("\(person.age)") }.width(60)
/// TableColumn("Edit") { person in Button("Edit") { edit(person) } }
/// ```
///
/// With a value the table can be sorted by the column.
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

  /// This one column without its types, for the table.
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
  /// Fixes the width, in points; nil gives back the table's own.
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

  /// Sets where the views stand in the column.
  public nonisolated func alignment(_ alignment: TableColumnAlignment) -> Self {
    var copy = self
    copy.columnAlignment = alignment
    return copy
  }
}
