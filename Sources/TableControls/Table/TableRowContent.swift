import Controls
import Foundation
import Timekeeping
import ViewRuntime

/// One or several rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// What a row shows; the same for all rows of one table.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// What `tableRowBody` is made of; `Never` of what the library has.
  associatedtype TableRowBody: TableRowContent

  /// The rows that these are made of.
  var tableRowBody: TableRowBody { get }

  /// Given by the system: the rows as views, given the columns.
  nonisolated func _rows(_ columns: [_TableColumn<TableRowValue>]) -> AnyView
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// The rows of `tableRowBody` as views; a table calls this.
  public nonisolated func _rows(_ columns: [_TableColumn<TableRowValue>]) -> AnyView {
    nonisolated(unsafe) let (own, columns) = (self, columns)
    return onMainActor { own.tableRowBody._rows(columns) }
  }
}

extension TableRowContent where TableRowBody == Never {
  /// Ends the program: the rows of the system are made of no others.
  public var tableRowBody: Never {
    Diagnostics.fatal(.misuse, "tableRowBody of \(Self.self) was called. It has none.")
  }
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never
  /// Never called: there is no such row.
  public nonisolated func _rows(_ columns: [_TableColumn<Never>]) -> AnyView { switch self {} }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  /// The rows of all elements as views; a table calls this.
  public nonisolated func _rows(_ columns: [_TableColumn<Content.TableRowValue>]) -> AnyView {
    let content = content
    return AnyView(
      ForEach<Data, ID, AnyView>(
        data: data, content: { content($0)._rows(columns) }, identify: identify))
  }
}

// Of one type, so that a compiler that needs a view sees at once that these are none.
extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  /// A row, or several, for each element.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> _TableRows<V>
  ) where Content == _TableRows<V> {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach
where ID == Data.Element.ID, Data.Element: Identifiable, Content == TableRow<Data.Element> {
  /// A row for each element.
  public nonisolated init(_ data: Data) {
    self.init(data: data, content: { TableRow($0) }) { $0.id }
  }
}

extension ForEach {
  /// A row, or several, for each element, identified by the value at `id`.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> _TableRows<V>
  ) where Content == _TableRows<V> {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A row, or several, for each number of a constant range.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> _TableRows<V>
  ) where Content == _TableRows<V> {
    self.init(data: data, isConstant: true, content: content) { $0 }
  }
}
