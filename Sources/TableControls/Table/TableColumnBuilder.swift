import Foundation

/// Collects the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Accepts one expression, which may hold several columns.
  public nonisolated static func buildExpression<C: TableColumnContent>(
    _ column: C
  ) -> _TableColumns<RowValue, Sort> where C.TableRowValue == RowValue {
    _TableColumns(_columns: column._columns)
  }

  /// Concatenates the expressions; there is no limit on their number.
  public nonisolated static func buildBlock(
    _ columns: _TableColumns<RowValue, Sort>...
  ) -> _TableColumns<RowValue, Sort> {
    _TableColumns(_columns: columns.flatMap(\._columns))
  }

  /// Accepts the columns of an `if` without an `else`; nil means none.
  public nonisolated static func buildOptional(
    _ columns: _TableColumns<RowValue, Sort>?
  ) -> _TableColumns<RowValue, Sort> {
    columns ?? _TableColumns(_columns: [])
  }

  /// Accepts the columns of an `if` whose condition holds.
  public nonisolated static func buildEither(
    first columns: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { columns }

  /// Accepts the columns of an `else`.
  public nonisolated static func buildEither(
    second columns: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { columns }

  /// Accepts the columns of an `if #available`.
  public nonisolated static func buildLimitedAvailability(
    _ columns: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { columns }
}

/// Columns in order.
public struct _TableColumns<RowValue: Identifiable, Sort: SortComparator> {
  /// The columns with their types erased, from the leading edge.
  public let _columns: [_TableColumn<RowValue>]
}

extension _TableColumns: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
}
