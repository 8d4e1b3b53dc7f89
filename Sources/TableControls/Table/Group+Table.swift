import Foundation
import ViewRuntime

/// Several table columns as one.
extension Group: TableColumnContent where Content: TableColumnContent {
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  public typealias TableColumnBody = Never

  /// The columns of the group; called by the table.
  public nonisolated var _columns: [_TableColumn<Content.TableRowValue>] { content._columns }
}

// A concrete column type leaves nothing to infer, so each column may have any comparator.
extension Group {
  /// Groups several columns, so that one modifier applies to all of them.
  @_disfavoredOverload
  public nonisolated init<R>(
    @TableColumnBuilder<R, KeyPathComparator<R>> content: () -> _TableColumns<
      R, KeyPathComparator<R>
    >
  ) where Content == _TableColumns<R, KeyPathComparator<R>> {
    self.init(holding: content())
  }
}

/// Several table rows as one.
extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  /// Returns the rows of the group as views; called by the table.
  public nonisolated func _rows(_ columns: [_TableColumn<Content.TableRowValue>]) -> AnyView {
    content._rows(columns)
  }
}

// A concrete row type lets the compiler rule out the view overloads at once.
extension Group {
  /// Groups several rows, so that one modifier applies to all of them.
  @_disfavoredOverload
  public nonisolated init<V>(@TableRowBuilder<V> content: () -> _TableRows<V>)
  where Content == _TableRows<V> {
    self.init(holding: content())
  }
}
