/// Gathers the columns of a table as they are listed.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  public nonisolated static func buildExpression<C: TableColumnContent>(
    _ column: C
  ) -> _TableColumns<RowValue> where C.TableRowValue == RowValue {
    _TableColumns(_columns: column._columns)
  }

  public nonisolated static func buildBlock(
    _ columns: _TableColumns<RowValue>...
  ) -> _TableColumns<RowValue> {
    _TableColumns(_columns: columns.flatMap(\._columns))
  }

  public nonisolated static func buildOptional(
    _ columns: _TableColumns<RowValue>?
  ) -> _TableColumns<RowValue> {
    columns ?? _TableColumns(_columns: [])
  }

  public nonisolated static func buildEither(
    first columns: _TableColumns<RowValue>
  ) -> _TableColumns<RowValue> { columns }

  public nonisolated static func buildEither(
    second columns: _TableColumns<RowValue>
  ) -> _TableColumns<RowValue> { columns }

  public nonisolated static func buildLimitedAvailability(
    _ columns: _TableColumns<RowValue>
  ) -> _TableColumns<RowValue> { columns }
}

/// Columns in order.
public struct _TableColumns<RowValue: Identifiable> {
  public typealias TableRowValue = RowValue
  public let _columns: [_TableColumn<RowValue>]
}

extension _TableColumns: TableColumnContent {}
