import Controls
import Foundation
import Timekeeping
import ViewRuntime

/// A row that shows a value in the table's columns.
public struct TableRow<Value: Identifiable> {
  let value: Value

  /// Creates a row for a value; selections refer to it by the value's `id`.
  public nonisolated init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  /// Returns the row as a view; called by the table.
  public nonisolated func _rows(_ columns: [_TableColumn<Value>]) -> AnyView {
    AnyView(TableRowView(value: value, columns: columns).tag(value.id))
  }
}
