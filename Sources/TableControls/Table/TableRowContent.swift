import Controls
import Foundation
import Timekeeping
import ViewRuntime

/// One or more table rows.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The value that a row shows; the same for all rows of one table.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of `tableRowBody`; `Never` for the library's own rows.
  associatedtype TableRowBody: TableRowContent

  /// The rows that compose this content.
  var tableRowBody: TableRowBody { get }

  /// Provided by the library: returns the rows as views, given the columns.
  nonisolated func _rows(_ columns: [_TableColumn<TableRowValue>]) -> AnyView
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// Returns the rows of `tableRowBody` as views; called by the table.
  public nonisolated func _rows(_ columns: [_TableColumn<TableRowValue>]) -> AnyView {
    nonisolated(unsafe) let (own, columns) = (self, columns)
    return onMainActor { own.tableRowBody._rows(columns) }
  }
}

extension TableRowContent where TableRowBody == Never {
  /// Traps: the library's own rows have no body.
  public var tableRowBody: Never {
    Diagnostics.fatal(.misuse, "tableRowBody of \(Self.self) was called. It has none.")
  }
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never
  /// Never called: no such row exists.
  public nonisolated func _rows(_ columns: [_TableColumn<Never>]) -> AnyView { switch self {} }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  /// Returns the rows of all elements as views; called by the table.
  public nonisolated func _rows(_ columns: [_TableColumn<Content.TableRowValue>]) -> AnyView {
    let content = content
    return AnyView(
      ForEach<Data, ID, AnyView>(
        data: data, content: { content($0)._rows(columns) }, identify: identify))
  }
}

// A concrete row type lets the compiler rule out the view overloads at once.
extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  /// Creates one or more rows for each element.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> _TableRows<V>
  ) where Content == _TableRows<V> {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach
where ID == Data.Element.ID, Data.Element: Identifiable, Content == TableRow<Data.Element> {
  /// Creates a row for each element.
  public nonisolated init(_ data: Data) {
    self.init(data: data, content: { TableRow($0) }) { $0.id }
  }
}

extension ForEach {
  /// Creates one or more rows for each element, identified by the value at `id`.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> _TableRows<V>
  ) where Content == _TableRows<V> {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates one or more rows for each number of a constant range.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> _TableRows<V>
  ) where Content == _TableRows<V> {
    self.init(data: data, isConstant: true, content: content) { $0 }
  }
}
