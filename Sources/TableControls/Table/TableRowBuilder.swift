import ViewRuntime

/// Gathers the rows of a table as they are listed.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Takes one entry of the list, which may be several rows.
  public nonisolated static func buildExpression<C: TableRowContent>(
    _ content: C
  ) -> _TableRows<Value> where C.TableRowValue == Value { _TableRows(parts: [content._rows]) }

  /// Puts the entries one after another; there may be any number of them.
  public nonisolated static func buildBlock(
    _ content: _TableRows<Value>...
  ) -> _TableRows<Value> {
    _TableRows(parts: content.flatMap(\.parts))
  }

  /// Takes the rows of an `if` without an `else`; nil: none.
  public nonisolated static func buildOptional(
    _ content: _TableRows<Value>?
  ) -> _TableRows<Value> { content ?? _TableRows(parts: []) }

  /// Takes the rows of an `if` whose condition holds.
  public nonisolated static func buildEither(
    first content: _TableRows<Value>
  ) -> _TableRows<Value> { content }

  /// Takes the rows of an `else`.
  public nonisolated static func buildEither(
    second content: _TableRows<Value>
  ) -> _TableRows<Value> { content }

  /// Takes the rows of an `if #available`.
  public nonisolated static func buildLimitedAvailability(
    _ content: _TableRows<Value>
  ) -> _TableRows<Value> { content }
}

/// Rows in order. Unlike a tuple of views it is no `View`, so the compiler drops the forms that take
/// views at once.
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

  /// The listed rows as views; a table calls this.
  public nonisolated func _rows(_ columns: [_TableColumn<Value>]) -> AnyView {
    let parts = parts
    if parts.count == 1 { return parts[0](columns) }
    return AnyView(
      ForEach(data: parts.indices, content: { parts[$0](columns) }, identify: { $0 })
    )
  }
}
