import ViewEnvironment
import ViewRuntime

extension TableColumnContent {
  /// Names the column, for ``TableColumnCustomization``.
  public nonisolated func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.customizationID = id }
  }

  /// Whether the column is shown as long as nobody said anything about it.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.defaultVisibility = visibility }
  }

  /// Takes ways to change the column from the user.
  public nonisolated func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.disabledBehavior = behavior }
  }

  private nonisolated func changed(
    _ change: (inout _TableColumn<TableRowValue>) -> Void
  ) -> _TableColumns<TableRowValue, TableColumnSortComparator> {
    var columns = _columns
    for index in columns.indices { change(&columns[index]) }
    return _TableColumns(_columns: columns)
  }
}
