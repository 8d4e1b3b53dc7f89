import ViewEnvironment
import ViewRuntime

extension TableColumnContent {
  /// Sets the column's ID for ``TableColumnCustomization``.
  public nonisolated func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.customizationID = id }
  }

  /// Sets whether the column is visible while the customization says nothing about it.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.defaultVisibility = visibility }
  }

  /// Disables some of the ways in which the user can customize the column.
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
