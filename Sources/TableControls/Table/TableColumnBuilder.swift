import Foundation

/// Gathers the columns of a table as they are listed.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Takes one entry of the list, which may be several columns.
  public nonisolated static func buildExpression<C: TableColumnContent>(
    _ column: C
  ) -> _TableColumns<RowValue, Sort> where C.TableRowValue == RowValue {
    _TableColumns(_columns: column._columns)
  }

  /// Puts the entries one after another; there may be any number of them.
  public nonisolated static func buildBlock(
    _ columns: _TableColumns<RowValue, Sort>...
  ) -> _TableColumns<RowValue, Sort> {
    _TableColumns(_columns: columns.flatMap(\._columns))
  }

  /// Takes the columns of an `if` without an `else`; nil: none.
  public nonisolated static func buildOptional(
    _ columns: _TableColumns<RowValue, Sort>?
  ) -> _TableColumns<RowValue, Sort> {
    columns ?? _TableColumns(_columns: [])
  }

  /// Takes the columns of an `if` whose condition holds.
  public nonisolated static func buildEither(
    first columns: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { columns }

  /// Takes the columns of an `else`.
  public nonisolated static func buildEither(
    second columns: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { columns }

  /// Takes the columns of an `if #available`.
  public nonisolated static func buildLimitedAvailability(
    _ columns: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { columns }
}

/// Columns in order.
public struct _TableColumns<RowValue: Identifiable, Sort: SortComparator> {
  /// The columns without their types, from the leading end on.
  public let _columns: [_TableColumn<RowValue>]
}

extension _TableColumns: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
}
