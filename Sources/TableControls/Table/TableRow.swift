import Controls
import Foundation
import Timekeeping
import ViewRuntime

/// A row that shows a value in the table's columns.
public struct TableRow<Value: Identifiable> {
  let value: Value

  /// A row for a value; the value's `id` is what a selection holds of it.
  public nonisolated init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  /// The row as a view; a table calls this.
  public nonisolated func _rows(_ columns: [_TableColumn<Value>]) -> AnyView {
    AnyView(TableRowView(value: value, columns: columns).tag(value.id))
  }
}
