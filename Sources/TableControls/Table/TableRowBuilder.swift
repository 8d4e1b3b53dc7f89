import ViewRuntime

/// Collects the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Accepts one expression, which may hold several rows.
  public nonisolated static func buildExpression<C: TableRowContent>(
    _ content: C
  ) -> _TableRows<Value> where C.TableRowValue == Value { _TableRows(parts: [content._rows]) }

  /// Concatenates the expressions; there is no limit on their number.
  public nonisolated static func buildBlock(
    _ content: _TableRows<Value>...
  ) -> _TableRows<Value> {
    _TableRows(parts: content.flatMap(\.parts))
  }

  /// Accepts the rows of an `if` without an `else`; nil means none.
  public nonisolated static func buildOptional(
    _ content: _TableRows<Value>?
  ) -> _TableRows<Value> { content ?? _TableRows(parts: []) }

  /// Accepts the rows of an `if` whose condition holds.
  public nonisolated static func buildEither(
    first content: _TableRows<Value>
  ) -> _TableRows<Value> { content }

  /// Accepts the rows of an `else`.
  public nonisolated static func buildEither(
    second content: _TableRows<Value>
  ) -> _TableRows<Value> { content }

  /// Accepts the rows of an `if #available`.
  public nonisolated static func buildLimitedAvailability(
    _ content: _TableRows<Value>
  ) -> _TableRows<Value> { content }
}

/// Rows in order. Unlike a tuple of views it is not a `View`, so the compiler discards the
/// overloads for views at once.
public typealias _TableRows<Value: Identifiable> = _RowsOfTable<Value, Never>

/// Rows in order.
public struct _RowsOfTable<Value: Identifiable, Kind> {
  typealias Part = ([_TableColumn<Value>]) -> AnyView
  let parts: [Part]
}

extension _RowsOfTable: View where Kind: _AlsoView {
  public typealias Body = Never
}

extension _RowsOfTable: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  /// Returns the listed rows as views; called by the table.
  public nonisolated func _rows(_ columns: [_TableColumn<Value>]) -> AnyView {
    let parts = parts
    if parts.count == 1 { return parts[0](columns) }
    return AnyView(
      ForEach(data: parts.indices, content: { parts[$0](columns) }, identify: { $0 })
    )
  }
}
